import type { Unsubscribe } from '../../base/emitter.ts'

/**
 * Fades a transparent head in as its page scrolls, where the browser cannot tie the one to the other by style alone.
 *
 * @returns Stops it.
 */
export function fadeByScroll(head: HTMLElement): Unsubscribe | undefined {
  const page = head.parentElement?.querySelector(':scope > .sw-page-body')
  // Where apps test, there may be no `CSS`.
  if (!page || globalThis.CSS?.supports('animation-timeline: scroll()')) return undefined
  const coveragePx = Number.parseFloat(getComputedStyle(head).getPropertyValue('--sw-navigation-bar-coverage'))
  const show = () => {
    // Beyond its ends a page can be pulled on some systems.
    const shown = Math.min(1, Math.max(0, page.scrollTop / coveragePx))
    head.style.setProperty('--sw-navigation-bar-shown', String(shown))
  }
  show()
  page.addEventListener('scroll', show, { passive: true })
  return () => page.removeEventListener('scroll', show)
}
