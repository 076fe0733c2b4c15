import { onTestFinished } from 'vitest'

/** Values of the stubbed visual viewport. By default, it covers the whole window. */
export interface ViewportStub {
  readonly height?: number
  readonly offsetTop?: number
  readonly scale?: number
}

/**
 * Replaces the browser's visual viewport until the test ends. Chromium on a desktop has no soft keyboard, so tests simulate it
 * with this stub.
 *
 * @returns Function that changes the viewport and emits the events of a browser.
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
