// Separate chunk: loaded when a page is shown whose address has a fragment, or a link to a part of the page is followed.
import type { PageNavigator } from '../../router/navigator.ts'
import { pageRestoreName } from '../../router/page-state/stateStorage.ts'
import { topOf } from '../../router/stack/stack.ts'

/** Time in milliseconds in which the content with the part may arrive. Later content would disturb the user at work. */
const arrivalTimeoutMs = 5_000

/** Ends the wait for a part. At most one page waits. */
let waiting = new AbortController()

/**
 * Scrolls the page shown to the part that an address names after its hash, or to the top for an empty name. The browser alone would
 * take the first element of the document with that id, which may be in a covered page.
 *
 * @param root Contains the elements of the pages.
 * @param isArrival The page has just been painted: scrolls without motion, waits for content that is not rendered yet, and does nothing
 * if the user has scrolled, or if page restore scrolls the page.
 */
export function showPart(pages: PageNavigator, root: Element, part: string, isArrival: boolean): void {
  const { key } = topOf(pages.stack.get())
  const body = root.querySelector(`[data-layer="${key}"] > .sw-page-body`)
  waiting.abort()
  if (!body || (isArrival && (body.scrollTop > 0 || isRestored(key)))) return
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (part === '') {
    // jsdom, in which apps may test, has no scrolling.
    body.scrollTo?.({ top: 0, behavior: isReduced ? 'instant' : 'smooth' })
    return
  }
  if (scrollTo(body, part, isArrival, isReduced) || !isArrival) return
  waiting = new AbortController()
  const { signal } = waiting
  const observer = new MutationObserver(() => {
    const isShown = topOf(pages.stack.get()).key === key
    if (!isShown || scrollTo(body, part, isArrival, isReduced)) waiting.abort()
  })
  observer.observe(body, { childList: true, subtree: true })
  const timer = setTimeout(() => waiting.abort(), arrivalTimeoutMs)
  for (const type of ['pointerdown', 'wheel', 'keydown']) {
    document.addEventListener(type, () => waiting.abort(), { capture: true, passive: true, signal })
  }
  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
}

/** Scrolls to a part, and focuses it if it can have the focus, as browsers do. Returns `false` if the page has no such part. */
function scrollTo(body: Element, part: string, isArrival: boolean, isReduced: boolean): boolean {
  const element = body.querySelector<HTMLElement>(`#${CSS.escape(part)}, #${CSS.escape(decoded(part))}`)
  if (!element) return false
  // A page in motion is displaced, and `scrollIntoView` would also scroll the elements around it.
  if (isArrival) {
    const margins = [getComputedStyle(body).scrollPaddingBlockStart, getComputedStyle(element).scrollMarginBlockStart]
    const inset = margins.reduce((sum, text) => sum + (Number.parseFloat(text) || 0), 0)
    const distance = element.getBoundingClientRect().top - body.getBoundingClientRect().top
    body.scrollTo?.({ top: distance - inset, behavior: 'instant' })
  } else element.scrollIntoView({ behavior: isReduced ? 'instant' : 'smooth' })
  element.focus({ preventScroll: true })
  return true
}

/** Whether page restore has stored a scroll position of a page, in the document before a reload. */
function isRestored(key: string): boolean {
  try {
    return sessionStorage.getItem(pageRestoreName(key)) !== null
  } catch {
    return false
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
