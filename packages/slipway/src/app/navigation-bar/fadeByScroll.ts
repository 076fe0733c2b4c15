import type { Unsubscribe } from '../../base/emitter.ts'

/**
 * Fades a transparent navigation bar in as its page scrolls, in browsers without scroll-driven animations.
 *
 * @returns A function that stops it, or `undefined` if CSS does it.
 */
export function fadeByScroll(bar: HTMLElement): Unsubscribe | undefined {
  const page = bar.parentElement?.querySelector(':scope > .sw-page-body')
  // In tests of apps (jsdom) there may be no `CSS`.
  if (!page || globalThis.CSS?.supports('animation-timeline: scroll()')) return undefined
  const coveragePx = Number.parseFloat(getComputedStyle(bar).getPropertyValue('--sw-navigation-bar-coverage'))
  const show = () => {
    // On some systems a page can be scrolled beyond its ends for a moment.
    const shown = Math.min(1, Math.max(0, page.scrollTop / coveragePx))
    bar.style.setProperty('--sw-navigation-bar-shown', String(shown))
  }
  show()
  page.addEventListener('scroll', show, { passive: true })
  return () => page.removeEventListener('scroll', show)
}
