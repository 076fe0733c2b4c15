import { type ReactNode, useEffect } from 'react'
import { useStore } from '../../hooks/useStore.ts'
import type { Loadable } from '../../router/load/pageLoader.ts'
import { useNavigatorContext } from '../../router/react/contexts.ts'
import { MessageScreen } from './MessageScreen.tsx'
import { Skeleton } from './Skeleton.tsx'

/** A module of a page: there, or on its way with something to show meanwhile. */
export interface ShownModule {
  /** What its import gave. */
  readonly module?: unknown
  /** A skeleton, or a way to try again if it failed; `undefined` once the module is there. */
  readonly standIn?: ReactNode
}

/** Loads a module of the page around. */
export function useModule(part: Loadable): ShownModule {
  const { loader } = useNavigatorContext()
  const state = useStore(loader.of(part))
  useEffect(() => {
    // What goes wrong is in the store, and on the screen; there the user asks again.
    if (state.name === 'idle') loader.load(part).catch(() => {})
  }, [loader, part, state])

  if (state.name === 'ready') return { module: state.module }
  if (state.name !== 'failed') return { standIn: <Skeleton /> }
  const retry = () => {
    loader.load(part).catch(() => {
      // Some browsers remember a failed import; offline, a reload would take the running app away.
      if (navigator.onLine) location.reload()
    })
  }
  const kind = state.why === 'broken' ? 'pageError' : 'async'
  return { standIn: <MessageScreen kind={kind} error={state.error} onRetry={retry} /> }
}
