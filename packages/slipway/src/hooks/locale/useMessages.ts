import { useSyncExternalStore } from 'react'
import { localeStore } from '../../base/locale/locale.ts'
import { currentMessages, type Messages } from '../../base/locale/messages.ts'

/**
 * The runtime's own words in the language of the app; the component renders again when it switches.
 *
 * @example
 * const messages = useMessages()
 * return <button type="button">{messages['app.cancel']}</button>
 */
export function useMessages(): Messages {
  return useSyncExternalStore(localeStore.subscribe, currentMessages, currentMessages)
}
