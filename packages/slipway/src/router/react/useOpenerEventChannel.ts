import type { EventsOf, PagePath } from '../config/register.ts'
import { type EventChannel, eventChannelsIn } from '../page-state/eventChannels.ts'
import { useNavigatorContext } from './contexts.ts'
import { usePageKey } from './usePageKey.ts'

/**
 * The page's end of the line to whoever opened the page around with `navigateTo`. What is emitted before the opener listens
 * is heard then. A page that was opened otherwise has a line too, and nobody at the other end.
 *
 * It ends with the page, and a reload cuts it; `usePageResult` survives one.
 *
 * @example
 * const opener = useOpenerEventChannel<'/choose'>()
 * return <Button onClick={() => opener.emit('picked', address)}>Take it</Button>
 */
export function useOpenerEventChannel<Path extends PagePath = PagePath>(): EventChannel<EventsOf<Path>> {
  const { page } = eventChannelsIn(useNavigatorContext()).of(usePageKey())
  // What the config says of its events, nothing checks at run time.
  return page as unknown as EventChannel<EventsOf<Path>>
}
