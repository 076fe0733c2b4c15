import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Navigator } from '../router/navigator.ts'
import { topOf } from '../router/stack.ts'

/**
 * Moves the focus with the pages: into a page that opens, so that a screen reader says its title, and back to where it was
 * in a page that is uncovered, or that its guards let be seen again. The first page of all takes it from nobody.
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
    const body = page?.querySelector('.sw-page-body')
    const follow = () => {
      const { activeElement } = document
      // A page that took the focus by itself keeps it. Its guards may hide it, and then it comes back there.
      if (activeElement !== body && page?.contains(activeElement)) left.current.set(shownKey, activeElement)
      // Nothing was left yet: it is the first page.
      else if (left.current.size > 0) {
        // The second takes it from the first, unless it is gone or hidden.
        for (const target of [body, left.current.get(shownKey)]) {
          if (target instanceof HTMLElement && page?.contains(target)) target.focus({ preventScroll: true })
        }
      }
    }
    follow()
    return navigator.drawn.subscribe(follow)
  }, [navigator, root, shownKey])
}
