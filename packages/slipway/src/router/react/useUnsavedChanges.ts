import { useInsertionEffect } from 'react'
import { enUnsavedChanges } from '../../base/locale/en/enUnsavedChanges.ts'
import { words } from '../../base/locale/words.ts'
import { useVisibleLayoutEffect } from '../../hooks/page-visibility/useVisibleEffect.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { backPressIn } from '../opening/backPress.ts'
import { useNavigatorContext } from './contexts.ts'
import { usePageKey } from './usePageKey.ts'

/** Options of `useUnsavedChanges`. */
export interface UnsavedChangesOptions {
  /**
   * Asks the user. Returns `true`, or resolves with `true`, if the page may be left.
   * @default a browser dialog with `message`
   */
  readonly ask?: (() => boolean | Promise<boolean>) | undefined
  /**
   * Text of the browser's dialog.
   * @default 'Leave without saving?', in the app's language
   */
  readonly message?: string | undefined
}

/** The events for which the user has agreed to drop the page, so that two forms in one page ask only once. */
const agreed = new WeakSet<object>()

/**
 * Asks the user before unsaved changes are lost, while `dirty` is `true`. Asks before the page that contains the component
 * leaves the stack: by Back of any kind, a jump over several pages, `redirectTo`, `reLaunch` or a tab switch. Before a reload,
 * a closed tab and an address outside the app, the browser shows its own dialog.
 *
 * If several pages would be dropped, each page asks, the topmost first, and the first "no" keeps all of them. A covered page
 * asks with the browser's dialog, because its own elements are not visible. Covering a page does not ask, because the page
 * keeps its changes. A redirect by a guard, as when the token has expired, does not ask either.
 *
 * While `dirty` is `false`, the browser can keep the document in its back/forward cache.
 *
 * @example
 * useUnsavedChanges(text !== saved)
 *
 * @example
 * useUnsavedChanges(isDirty, { ask: () => openMyDialog('Throw the draft away?') })
 */
export function useUnsavedChanges(dirty: boolean, { ask, message }: UnsavedChangesOptions = {}): void {
  const backPress = backPressIn(useNavigatorContext())
  const key = usePageKey()
  const confirmLeave = () => confirm(message ?? words(enUnsavedChanges)['unsavedChanges.leave'])
  const mayLeave = useLatest((isBehind: boolean) => (isBehind ? confirmLeave : (ask ?? confirmLeave))())
  // React keeps only insertion effects while a paused page is covered. A covered page still has its changes, and may be dropped.
  useInsertionEffect(() => {
    if (!dirty) return
    return backPress.onDrop(key, async (event) => {
      if (agreed.has(event)) return false
      if (!(await mayLeave.current(event.isBehind))) return true
      agreed.add(event)
      return false
    })
  }, [dirty, backPress, key, mayLeave])
  useVisibleLayoutEffect(() => {
    if (!dirty) return
    // Removed when `dirty` becomes `false`: browsers keep no document with this listener in the back/forward cache.
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', askBrowser)
    return () => window.removeEventListener('beforeunload', askBrowser)
  }, [dirty])
}
