import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Navigator } from '../router/navigator.ts'
import { topOf } from '../router/stack.ts'

/**
 * Moves the focus with the pages: into a page that opens, so that a screen reader says its title, and back to where it was
 * in a page that is uncovered, or that its guards let be seen again. The first page of all takes it from nobody.
 */
export function usePageFocus(navigator: Navigator, root: RefObject<HTMLElement | null>, shownKey: string): void {
  const left = useRef(new Map<string, Element | null>())
  useLayoutEffect(() => {
    const { stack, gates } = navigator
    const stops = [
      navigator.onChange(({ before }) => {
        left.current.set(topOf(before).key, document.activeElement)
      }),
      gates.store.subscribe(() => {
        const { key } = topOf(stack.get())
        const { activeElement } = document
        // What is hidden loses the focus; then there is nothing to be noted.
        if (gates.store.get().has(key) && activeElement !== document.body) left.current.set(key, activeElement)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [navigator])
  useLayoutEffect(() => {
    const page = root.current?.querySelector(`[data-layer="${shownKey}"]`)
    const body = page?.querySelector('.sw-page-body')
    const focus = () => {
      const { activeElement } = document
      // Nothing was left yet: it is the first page. And a page that took the focus by itself keeps it.
      const isKept = page?.contains(activeElement) && activeElement !== body
      if (left.current.size === 0 || isKept) return
      // The second takes it from the first, unless it is gone, or hidden until the guards have answered.
      for (const target of [body, left.current.get(shownKey)]) {
        if (target instanceof HTMLElement && page?.contains(target)) target.focus({ preventScroll: true })
      }
    }
    focus()
    return navigator.drawn.subscribe(focus)
  }, [navigator, root, shownKey])
}
