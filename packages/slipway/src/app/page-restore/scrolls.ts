import type { Scrolls } from './pageRestore.state.ts'

const scrollers = '.sw-page-body,[data-scroll-key],[id]'
const moved = new WeakSet<Element>()

/** Records which elements are scrolled, because reading the position of every element would be slow. Ends with the signal. */
export function followScrolls(root: Element, signal: AbortSignal): void {
  const onScroll = ({ target }: Event) => {
    if (target instanceof Element) moved.add(target)
  }
  root.addEventListener('scroll', onScroll, { capture: true, passive: true, signal })
}

/**
 * Reads the scroll positions of a page: those of its body, of scrollers with a `data-scroll-key`, and of scrolled elements
 * with an `id`.
 */
export function readScrolls(page: Element): Scrolls {
  const positions = [...page.querySelectorAll(scrollers)].flatMap((element) => {
    const key = keyOf(element)
    const isIncluded = !key.startsWith('#') || moved.has(element)
    return isIncluded ? [[key, [element.scrollTop, element.scrollLeft]] as const] : []
  })
  return Object.fromEntries(positions)
}

/**
 * Scrolls a page to its stored positions, as far as the current content allows.
 *
 * @returns The positions that could not be reached yet.
 */
export function writeScrolls(page: Element, scrolls: Scrolls): Scrolls {
  const elements = [...page.querySelectorAll(scrollers)]
  const rest = Object.entries(scrolls).filter(([key, [top, left]]) => {
    const element = elements.find((one) => keyOf(one) === key)
    // jsdom (used by tests of apps) does not scroll.
    element?.scrollTo?.({ top, left, behavior: 'instant' })
    return !element || Math.abs(element.scrollTop - top) >= 1 || Math.abs(element.scrollLeft - left) >= 1
  })
  return Object.fromEntries(rest)
}

/**
 * Leaves out the positions of a page's body and lists that have been scrolled already: by the user, or by a list that
 * restores its rows. Other scrollers may have their first position from a prop.
 */
export function withoutScrolled(page: Element, scrolls: Scrolls): Scrolls {
  const scrolled = [...page.querySelectorAll('.sw-page-body,.sw-list')].flatMap((element) =>
    element.scrollTop === 0 && element.scrollLeft === 0 ? [] : keyOf(element),
  )
  return Object.fromEntries(Object.entries(scrolls).filter(([key]) => !scrolled.includes(key)))
}

/** Identifies a scroller across documents; empty for the page's body. */
function keyOf(element: Element): string {
  if (element.matches('.sw-page-body')) return ''
  const key = element.getAttribute('data-scroll-key')
  return key === null ? `#${element.id}` : `=${key}`
}
