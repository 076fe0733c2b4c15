import { useSyncExternalStore } from 'react'
import { localeStore } from '../../base/locale/locale.ts'
import { currentMessages, type Messages } from '../../base/locale/messages.ts'

/**
 * Returns the runtime's texts in the app's language and renders the component again when it changes.
 *
 * @example
 * const messages = useMessages()
 * return <button type="button">{messages['app.cancel']}</button>
 */
export function useMessages(): Messages {
  return useSyncExternalStore(localeStore.subscribe, currentMessages, currentMessages)
}
