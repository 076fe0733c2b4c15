import { clamp } from '../../base/numbers/clamp.ts'
import { pageScroller } from '../../base/page/pageScroller.ts'
import type { PageScrollHost, ScrollEnd } from './host.ts'

/** Keys that scroll, or that move the focus and so may scroll. */
const scrollKeys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ', 'Tab']

/**
 * Animates the scroll in script: the browser's smooth scrolling has no duration and does not report whether it reached the
 * target.
 */
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
    // Computed again in each frame, because images that load meanwhile move the content below them.
    const goalPx = () => clamp(topPx(), 0, scroller.scrollHeight - scroller.clientHeight)

    // A document in the background has no animation frames.
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

/**
 * The scroll position that brings an element to the top edge, less its `scroll-margin-top` and the scroller's
 * `scroll-padding-top`.
 */
function topOf(element: Element, scroller: HTMLElement): number {
  const spacePx = px(getComputedStyle(scroller).scrollPaddingTop) + px(getComputedStyle(element).scrollMarginTop)
  const distancePx = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top - scroller.clientTop
  return scroller.scrollTop + distancePx - spacePx
}

const px = (length: string) => Number.parseFloat(length) || 0

function place(scroller: HTMLElement, topPx: number): void {
  // `instant`, because an app's `scroll-behavior` must not make each step smooth. jsdom, in which apps run their tests, has no
  // `scrollTo`.
  scroller.scrollTo?.({ top: topPx, behavior: 'instant' })
}

function glide(
  scroller: HTMLElement,
  goalPx: () => number,
  durationMs: number,
  signal: AbortSignal,
): Promise<ScrollEnd> {
  const startPx = scroller.scrollTop
  const listening = new AbortController()
  return new Promise((resolve) => {
    const end = (how: ScrollEnd) => {
      listening.abort()
      cancelAnimationFrame(frame)
      resolve(how)
    }
    const interrupt = () => end('interrupted')
    const once = { signal: listening.signal, capture: true, passive: true }
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

/** Cubic easing, slow at both ends. */
function eased(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - 4 * (1 - share) ** 3
}
