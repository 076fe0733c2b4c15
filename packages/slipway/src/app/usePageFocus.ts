import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Navigator } from '../router/navigator.ts'
import { topOf } from '../router/stack.ts'

/**
 * Moves the focus with the pages: into a page that opens, so that a screen reader says its title, and back to where it was
 * in a page that is uncovered, or that its guards let be seen again. The first page of all takes it from nobody.
 */
export function usePageFocus(navigator: Navigator, root: RefObject<HTMLElement | null>, shownKey: string): void {
  /** What had the focus in a page, by the page's element: both go together. */
  const left = useRef<WeakMap<Element, Element>>(undefined)
  useLayoutEffect(() => {
    const { stack, gates } = navigator
    const note = (key: string) => {
      left.current ??= new WeakMap()
      const page = pageIn(root, key)
      const { activeElement } = document
      // What is hidden loses the focus; then there is nothing to be noted.
      if (page && activeElement && activeElement !== document.body) left.current.set(page, activeElement)
    }
    const stops = [
      navigator.onChange(({ before }) => note(topOf(before).key)),
      gates.store.subscribe(() => {
        const { key } = topOf(stack.get())
        if (left.current && gates.store.get().has(key)) note(key)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [navigator, root])
  useLayoutEffect(() => {
    const page = pageIn(root, shownKey)
    const body = page?.querySelector('.sw-page-body')
    const focus = () => {
      const { activeElement } = document
      // Nothing was left yet: it is the first page. And a page that took the focus by itself keeps it.
      const isKept = page?.contains(activeElement) && activeElement !== body
      if (!page || !left.current || isKept) return
      // The second takes it from the first, unless it is gone, or hidden until the guards have answered.
      for (const target of [body, left.current.get(page)]) {
        if (target instanceof HTMLElement && page.contains(target)) target.focus({ preventScroll: true })
      }
    }
    focus()
    return navigator.drawn.subscribe(focus)
  }, [navigator, root, shownKey])
}

function pageIn(root: RefObject<HTMLElement | null>, key: string): Element | null | undefined {
  return root.current?.querySelector(`[data-layer="${key}"]`)
}
