import { type ReactNode, use, useEffect, useState } from 'react'
import { useStore } from '../hooks/useStore.ts'
import type { Loadable } from '../router/pageLoader.ts'
import { PageContext, useNavigatorContext } from '../router/react.tsx'
import type { PageEntry } from '../router/stack.ts'
import { MessageScreen } from './MessageScreen.tsx'
import { Skeleton } from './Skeleton.tsx'

/** A module of a page: there, or on its way with something to show meanwhile. */
export interface ShownModule {
  /** What its import gave. */
  readonly module?: unknown
  /** A skeleton, or a way to try again if it failed; `undefined` once the module is there. */
  readonly standIn?: ReactNode
}

/**
 * Loads a module of the page around. What was lost is got by one reload at the page's address; where that does not help, the
 * user is asked.
 */
export function useModule(part: Loadable): ShownModule {
  const { loader, rescue } = useNavigatorContext()
  const entry = use(PageContext) as PageEntry
  const state = useStore(loader.of(part))
  const [isGivenUp, setGivenUp] = useState(false)
  const isLost = state.name === 'failed' && state.why === 'lost'
  useEffect(() => {
    // What goes wrong is in the store, and on the screen; there the user asks again.
    if (state.name === 'idle') loader.load(part).catch(() => {})
    if (isLost) void rescue(entry).then((isReloading) => setGivenUp(!isReloading))
  }, [loader, rescue, part, entry, state, isLost])
  const retry = () => {
    loader.load(part).catch(() => {
      // Some browsers remember a failed import; offline, a reload would take the running app away.
      if (navigator.onLine) location.reload()
    })
  }

  if (state.name === 'ready') return { module: state.module }
  if (state.name !== 'failed' || (isLost && !isGivenUp)) return { standIn: <Skeleton /> }
  const kind = state.why === 'broken' ? 'pageError' : 'async'
  return { standIn: <MessageScreen kind={kind} error={state.error} onRetry={retry} /> }
}
