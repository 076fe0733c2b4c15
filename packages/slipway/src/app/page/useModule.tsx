import { type ReactNode, useEffect } from 'react'
import { useStore } from '../../hooks/useStore.ts'
import type { Loadable } from '../../router/load/pageLoader.ts'
import { useNavigatorContext } from '../../router/react/contexts.ts'
import { MessageScreen } from './MessageScreen.tsx'
import { Skeleton } from './Skeleton.tsx'

/** A module of a page, or the content to show while it loads. */
export interface ShownModule {
  /** The imported module. */
  readonly module?: unknown
  /** A skeleton, or a message with a retry if the import failed; `undefined` once the module is loaded. */
  readonly standIn?: ReactNode
}

/** Loads a module of the current page. */
export function useModule(part: Loadable): ShownModule {
  const { loader } = useNavigatorContext()
  const state = useStore(loader.of(part))
  useEffect(() => {
    // The store contains the error, and the screen shows it with a retry.
    if (state.name === 'idle') loader.load(part).catch(() => {})
  }, [loader, part, state])

  if (state.name === 'ready') return { module: state.module }
  if (state.name !== 'failed') return { standIn: <Skeleton /> }
  const retry = () => {
    loader.load(part).catch(() => {
      // Some browsers cache a failed import, so only a reload helps; offline, a reload would lose the running app.
      if (navigator.onLine) location.reload()
    })
  }
  const kind = state.why === 'broken' ? 'pageError' : 'async'
  return { standIn: <MessageScreen kind={kind} error={state.error} onRetry={retry} /> }
}
