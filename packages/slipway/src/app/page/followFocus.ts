import type { Unsubscribe } from '../../base/emitter.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { topOf } from '../../router/stack/stack.ts'

/**
 * Moves the focus with the pages. A page that opens receives the focus, so that a screen reader announces its title. A page
 * that is uncovered, or that its guards allow again, returns the focus to the element that had it before. The first page
 * leaves the focus where it is.
 *
 * @param root Contains the elements of the pages.
 */
export function followFocus(pages: PageNavigator, root: Element): Unsubscribe {
  const { stack, pageGates, entry, shown } = pages
  /** The element that had the focus in a page, by the page's element. */
  const left = new WeakMap<Element, Element>()
  /** The page that is rendered as the one shown: the stack may have changed before. */
  let shownKey = topOf(stack.get()).key
  let hasLeftFirst = shownKey !== entry.key
  const pageOf = (key: string) => root.querySelector(`[data-layer="${key}"]`)

  const note = (key: string) => {
    hasLeftFirst = true
    const page = pageOf(key)
    const { activeElement } = document
    // A hidden element has lost the focus to the body.
    if (page && activeElement && activeElement !== document.body) left.set(page, activeElement)
  }
  const focus = () => {
    const page = pageOf(shownKey)
    const body = page?.querySelector('.sw-page-body')
    const { activeElement } = document
    const isKept = page?.contains(activeElement) && activeElement !== body
    // The stack may be rendered before `shown` is called. To focus an element of a covered page would compute its layout.
    if (!page || !hasLeftFirst || isKept || page.closest('[data-covered]')) return
    // While the caret is in a covered page, Chromium computes the layout of that page.
    getSelection()?.empty()
    // The body has the focus first, and keeps it if the other element is gone, or hidden until the guards have answered.
    for (const target of [body, left.get(page)]) {
      if (target instanceof HTMLElement && page.contains(target)) target.focus({ preventScroll: true })
    }
  }

  // During a transition both pages are visible, and the keyboard could reach the one that is not current.
  const onFocusIn = ({ target }: Event) => {
    if ((target as Element).closest('[data-behind]')) focus()
  }

  /** The element that had the focus when the browser stored the document in its back-forward cache. */
  let stored: Element | null = null
  const listening = new AbortController()
  root.addEventListener('focusin', onFocusIn, listening)
  const onPageHide = () => {
    stored = document.activeElement
  }
  window.addEventListener('pagehide', onPageHide, listening)
  // The browser takes the focus from a hidden element if it renders a frame before it stores the document.
  const onPageShow = () => {
    if (stored instanceof HTMLElement && document.activeElement === document.body) stored.focus({ preventScroll: true })
    stored = null
  }
  window.addEventListener('pageshow', onPageShow, listening)

  pages.shown = (key) => {
    shown(key)
    shownKey = key
    focus()
  }
  focus()
  const stops = [
    pages.onChange(({ before }) => note(topOf(before).key)),
    pageGates.store.subscribe(() => {
      const { key } = topOf(stack.get())
      if (hasLeftFirst && pageGates.store.get().has(key)) note(key)
    }),
    pages.painted.subscribe(focus),
    () => {
      pages.shown = shown
      listening.abort()
    },
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
