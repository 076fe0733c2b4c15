import { use, useEffect, useEffectEvent } from 'react'
import type { Rows } from '../../hooks/virtual/movedBy.ts'
import type { ListLayout } from '../../hooks/virtual/virtuaStore.ts'
import { type PageState, pageStatesIn } from '../../router/page-state/pageState.ts'
import { NavigatorContext, PageContext } from '../../router/react/contexts.ts'
import { type ListPosition, positionAt } from './position.state.ts'

/** The stored scroll position of a list. It survives a reload. */
export interface StoredPosition {
  read(): ListPosition | null | undefined
  /** Stores the position; `undefined` if the list is at its start, or stays at its end. */
  keep(scrollPx: number | undefined, rows: Rows, layout: ListLayout): void
}

/**
 * Stores the scroll position of a list with the page that contains it, under a name. Without a name and outside of pages, nothing
 * is stored.
 */
export function useListPosition(name: string | undefined): StoredPosition {
  const pages = use(NavigatorContext)
  const key = use(PageContext)?.key
  const state = (): PageState<ListPosition | null> | undefined => {
    if (!pages || key === undefined || name === undefined || typeof document === 'undefined') return undefined
    return pageStatesIn(pages, () => sessionStorage).of<ListPosition | null>(key, `sw-list ${name}`, null)
  }
  return {
    read: () => state()?.get(),
    keep: (scrollPx, rows, layout) => state()?.set(scrollPx === undefined ? null : positionAt(rows, scrollPx, layout)),
  }
}

/** Calls the listener before the document is reloaded or left (`pagehide`). */
export function useBeforeLeaving(listener: () => void): void {
  const leave = useEffectEvent(listener)
  useEffect(() => {
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
}
