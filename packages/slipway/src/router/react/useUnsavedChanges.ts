import { useInsertionEffect, useLayoutEffect } from 'react'
import { enUnsavedChanges } from '../../base/locale/en/enUnsavedChanges.ts'
import { words } from '../../base/locale/words.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { backPressIn } from '../backPress.ts'
import { useNavigatorContext } from './contexts.ts'
import { usePageKey } from './usePageKey.ts'

/** How `useUnsavedChanges` asks. */
export interface UnsavedChangesOptions {
  /**
   * Asks the user, and answers `true` when the page may be left.
   * @default a dialog of the browser with `message`
   */
  readonly ask?: (() => boolean | Promise<boolean>) | undefined
  /**
   * What the browser's dialog asks.
   * @default 'Leave without saving?', in the app's language
   */
  readonly message?: string | undefined
}

/** The wishes to drop a page that a user has agreed to: two forms in one page ask once. */
const agreed = new WeakSet<object>()

/**
 * Asks before changes are lost, while `dirty` is true: before anything takes the page around off the stack, be it Back of any
 * kind, a jump over several pages, `redirectTo`, `reLaunch` or a tab switch; and for a reload, a closed tab and an address
 * outside the app, where browsers ask in their own words.
 *
 * Of several pages that would go each one is asked, the topmost first, and the first "no" keeps all of them. A page that
 * another one covers is asked by the browser's dialog, as nothing that it draws would be seen. A page that is only covered
 * keeps its changes and asks nobody. A guard that sends away, as when the token has expired, does not ask either.
 *
 * While nothing is dirty the page costs nothing: browsers keep it ready for Back and Forward.
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
  const askPlainly = () => confirm(message ?? words(enUnsavedChanges)['unsavedChanges.leave'])
  const mayLeave = useLatest((isCovered: boolean) => (isCovered ? askPlainly : (ask ?? askPlainly))())
  // The one effect that React keeps up in a page that is covered: it goes on having its changes, and may be dropped.
  useInsertionEffect(() => {
    if (!dirty) return
    return backPress.onDrop(key, async (event) => {
      if (agreed.has(event)) return false
      if (!(await mayLeave.current(event.isCovered))) return true
      agreed.add(event)
      return false
    })
  }, [dirty, backPress, key, mayLeave])
  useLayoutEffect(() => {
    if (!dirty) return
    // Removed as soon as nothing is dirty: browsers keep no page for Back and Forward that listens to this.
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [dirty])
}
