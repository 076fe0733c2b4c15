import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Navigator } from '../router/navigator.ts'
import { topOf } from '../router/stack.ts'

/**
 * Moves the focus with the pages: into a page that opens, so that a screen reader says its title, and back to where it was
 * in a page that is uncovered. The first page of all takes it from nobody.
 */
export function usePageFocus(navigator: Navigator, root: RefObject<HTMLElement | null>, shownKey: string): void {
  /** What had the focus in a page, by the page's element: both go together. */
  const left = useRef<WeakMap<Element, Element | null>>(undefined)
  useLayoutEffect(
    () =>
      navigator.onChange(({ before }) => {
        left.current ??= new WeakMap()
        const page = pageIn(root, topOf(before).key)
        if (page) left.current.set(page, document.activeElement)
      }),
    [navigator, root],
  )
  useLayoutEffect(() => {
    const page = pageIn(root, shownKey)
    // Nothing was left yet: it is the first page. And a page that took the focus by itself keeps it.
    if (!page || !left.current || page.contains(document.activeElement)) return
    const before = left.current.get(page)
    const target = before && page.contains(before) ? before : page.querySelector('.sw-page-body')
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }, [root, shownKey])
}

function pageIn(root: RefObject<HTMLElement | null>, key: string): Element | null | undefined {
  return root.current?.querySelector(`[data-layer="${key}"]`)
}
