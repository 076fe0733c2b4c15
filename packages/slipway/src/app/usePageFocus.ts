import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Navigator } from '../router/navigator.ts'
import { topOf } from '../router/stack.ts'

/**
 * Moves the focus with the pages: into a page that opens, so that a screen reader says its title, and back to where it was
 * in a page that is uncovered. The first page of all takes it from nobody.
 */
export function usePageFocus(navigator: Navigator, root: RefObject<HTMLElement | null>, shownKey: string): void {
  const left = useRef(new Map<string, Element | null>())
  useLayoutEffect(
    () =>
      navigator.onChange(({ before }) => {
        left.current.set(topOf(before).key, document.activeElement)
      }),
    [navigator],
  )
  useLayoutEffect(() => {
    const page = root.current?.querySelector(`[data-layer="${shownKey}"]`)
    // Nothing was left yet: it is the first page. And a page that took the focus by itself keeps it.
    if (!page || left.current.size === 0 || page.contains(document.activeElement)) return
    const before = left.current.get(shownKey)
    const target = before && page.contains(before) ? before : page.querySelector('.sw-page-body')
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }, [root, shownKey])
}
