import type { EventsOf, PagePath } from '../config/register.ts'
import { type EventChannel, eventChannelsIn } from '../page-state/eventChannels.ts'
import { useNavigatorContext } from './contexts.ts'
import { usePageKey } from './usePageKey.ts'

/**
 * Returns the page's end of the event channel to the code that opened the page with `navigateTo`. Events that the page emits
 * before the opener listens are delivered when it does. A page that was opened in another way has a channel, too, but its
 * events are not delivered.
 *
 * The channel ends when the page leaves the stack, and at a reload. `usePageResult` survives a reload.
 *
 * @example
 * const opener = useOpenerEventChannel<'/choose'>()
 * return <Button onClick={() => opener.emit('picked', address)}>Use this address</Button>
 */
export function useOpenerEventChannel<Path extends PagePath = PagePath>(): EventChannel<EventsOf<Path>> {
  const { page } = eventChannelsIn(useNavigatorContext()).of(usePageKey())
  // The config declares the types of the events. They are not checked at run time.
  return page as unknown as EventChannel<EventsOf<Path>>
}
