import { useLayoutEffect } from 'react'
import { message as messageOf } from '../base/locale/messages.ts'
import { backPressIn } from './backPress.ts'
import { useNavigatorContext } from './contexts.ts'
import { usePageKey } from './react.tsx'
import { useLatest } from './useLatest.ts'

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

/** The wishes to go back that a user has agreed to: two forms in one page ask once. */
const agreed = new WeakSet<object>()

/**
 * Asks before changes are lost, while `dirty` is true and the page around is the one in use: for Back of any kind, as
 * `useBackPress` does, and for a reload, a closed tab and an address outside the app, where browsers ask in their own words.
 *
 * Calls that your own code makes (`navigateTo`, `redirectTo`, `switchTab` …) are not asked: `navigateTo` covers the page
 * and keeps it, for the others ask before you call. While nothing is dirty the page costs nothing: browsers keep it ready
 * for Back and Forward.
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
  const mayLeave = useLatest(ask ?? (() => confirm(message ?? messageOf('unsavedChanges.leave'))))
  useLayoutEffect(() => {
    if (!dirty) return
    const stopAsking = backPress.on(key, async (event) => {
      if (agreed.has(event)) return false
      if (!(await mayLeave.current())) return true
      agreed.add(event)
      return false
    })
    // Removed as soon as nothing is dirty: browsers keep no page for Back and Forward that listens to this.
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => {
      stopAsking()
      window.removeEventListener('beforeunload', hold)
    }
  }, [dirty, backPress, key, mayLeave])
}
