import { use, useEffect, useEffectEvent } from 'react'
import type { ListLayout } from '../../hooks/virtual/core.ts'
import type { Rows } from '../../hooks/virtual/movedBy.ts'
import { type PageState, pageStatesIn } from '../../router/page-state/pageState.ts'
import { NavigatorContext, PageContext } from '../../router/react/contexts.ts'
import { type ListPlace, placeAt } from './place.state.ts'

/** Remembers where a list is, over a reload. */
export interface KeptPlace {
  read(): ListPlace | null | undefined
  /** Keeps where it is; `undefined` where it is at its beginning, or stays at its end. */
  keep(scrollPx: number | undefined, rows: Rows, layout: ListLayout): void
}

/** Keeps the place of a list with the page around, by a name; without one, and outside of pages, nothing is kept. */
export function useListPlace(name: string | undefined): KeptPlace {
  const pages = use(NavigatorContext)
  const key = use(PageContext)?.key
  const state = (): PageState<ListPlace | null> | undefined => {
    if (!pages || key === undefined || name === undefined || typeof document === 'undefined') return undefined
    return pageStatesIn(pages, () => sessionStorage).of<ListPlace | null>(key, `sw-list ${name}`, null)
  }
  return {
    read: () => state()?.get(),
    keep: (scrollPx, rows, layout) => state()?.set(scrollPx === undefined ? null : placeAt(rows, scrollPx, layout)),
  }
}

/** Calls while the document is still there, before it is reloaded or left. */
export function useBeforeLeaving(listener: () => void): void {
  const leave = useEffectEvent(listener)
  useEffect(() => {
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
}
