import { onTestFinished } from 'vitest'

/** What a test makes of the visual viewport; the rest is the whole window. */
export interface ViewportStub {
  readonly height?: number
  readonly offsetTop?: number
  readonly scale?: number
}

/**
 * Puts a visual viewport of the test's own in the place of the browser's, until the test ends: Chromium on a desktop has no
 * soft keyboard.
 *
 * @returns Changes it, with the events that a browser sends.
 */
export function stubViewport(): (stub: ViewportStub) => void {
  const viewport = Object.assign(new EventTarget(), whole())
  const own = Object.getOwnPropertyDescriptor(window, 'visualViewport')
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: viewport })
  onTestFinished(() => void (own && Object.defineProperty(window, 'visualViewport', own)))
  return (stub) => {
    Object.assign(viewport, whole(), stub)
    viewport.dispatchEvent(new Event('resize'))
    viewport.dispatchEvent(new Event('scroll'))
  }
}

const whole = () => ({ height: document.documentElement.clientHeight, offsetTop: 0, scale: 1 })
