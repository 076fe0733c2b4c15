import { clamp } from '../../base/clamp.ts'
import { pageScroller } from '../../base/page/pageScroller.ts'
import type { PageScrollHost, ScrollEnd } from './host.ts'

/** Keys that scroll, or move the focus and what is in view with it. */
const scrollKeys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ', 'Tab']

/** A browser scrolls smoothly by itself, but neither in a given time nor telling whether it got there. */
export const host: PageScrollHost = {
  async scrollTo(key, goal, durationMs, signal) {
    const scroller = document.querySelector<HTMLElement>(pageScroller(key))
    if (!scroller) return 'no-page'
    let topPx: () => number
    if ('selector' in goal) {
      const element = find(scroller, goal.selector)
      if (typeof element === 'string') return element
      topPx = () => topOf(element, scroller) + goal.offsetPx
    } else topPx = () => goal.scrollTop
    // Asked anew in each frame: images that load meanwhile move what is below them.
    const goalPx = () => clamp(topPx(), 0, scroller.scrollHeight - scroller.clientHeight)

    // In the background there are no frames.
    const jumps = durationMs === 0 || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!jumps) return glide(scroller, goalPx, durationMs, signal)
    place(scroller, goalPx())
    return 'reached'
  },
}

function find(scroller: HTMLElement, selector: string): Element | 'no-element' | 'invalid-selector' {
  try {
    return scroller.querySelector(selector) ?? 'no-element'
  } catch {
    return 'invalid-selector'
  }
}

/** The position that brings an element to the top edge, less the space that styles ask to be kept there. */
function topOf(element: Element, scroller: HTMLElement): number {
  const spacePx = px(getComputedStyle(scroller).scrollPaddingTop) + px(getComputedStyle(element).scrollMarginTop)
  const wayPx = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top - scroller.clientTop
  return scroller.scrollTop + wayPx - spacePx
}

const px = (length: string) => Number.parseFloat(length) || 0

function place(scroller: HTMLElement, topPx: number): void {
  // An app's `scroll-behavior` must not make each step smooth. jsdom, in which apps run their tests, scrolls nothing.
  scroller.scrollTo?.({ top: topPx, behavior: 'instant' })
}

function glide(
  scroller: HTMLElement,
  goalPx: () => number,
  durationMs: number,
  signal: AbortSignal,
): Promise<ScrollEnd> {
  const startPx = scroller.scrollTop
  const over = new AbortController()
  return new Promise((resolve) => {
    const end = (how: ScrollEnd) => {
      over.abort()
      cancelAnimationFrame(frame)
      resolve(how)
    }
    const interrupt = () => end('interrupted')
    const once = { signal: over.signal, capture: true, passive: true }
    signal.addEventListener('abort', interrupt, once)
    scroller.addEventListener('wheel', interrupt, once)
    scroller.addEventListener('pointerdown', interrupt, once)
    document.addEventListener('keydown', ({ key }) => scrollKeys.includes(key) && interrupt(), once)

    let startMs: number | undefined
    const step = (nowMs: number) => {
      startMs ??= nowMs
      const share = Math.min(1, (nowMs - startMs) / durationMs)
      place(scroller, startPx + (goalPx() - startPx) * eased(share))
      if (share === 1) end('reached')
      else frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
  })
}

/** Slow at both ends. */
function eased(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - 4 * (1 - share) ** 3
}
