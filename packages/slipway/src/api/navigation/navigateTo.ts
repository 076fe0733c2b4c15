import { checkFunction } from '../../base/call/check.ts'
import type { EventsOf, ParamsAndOptions, PushPath } from '../../router/config/register.ts'
import { type EventChannel, eventChannelsIn } from '../../router/page-state/eventChannels.ts'
import { openBy, type UrlOptions } from './openBy.ts'

/** What `navigateTo` takes besides where to go. */
export interface NavigateToEvents<Events extends object = Readonly<Record<string, unknown>>> {
  /** Listeners for what the opened page emits, by the event's name: the same as `eventChannel.on` for each. */
  readonly events?: { readonly [Name in keyof Events]?: (detail: Events[Name]) => void }
}

/** What `navigateTo` resolves with. */
export interface NavigateToResult<Events extends object = Readonly<Record<string, unknown>>> {
  /**
   * The line to the opened page, which has the other end by `useOpenerEventChannel`. What one end emits before the other
   * listens is heard then. It ends with the page and does not survive a reload; where that matters, use `usePageResult`.
   */
  readonly eventChannel: EventChannel<Events>
}

/**
 * Opens a page on top of the current one.
 *
 * Resolves once the page is shown, with a line to it. A refused call changes nothing.
 *
 * @throws {ApiError} `not-found` when no page has this path; `invalid-argument` for a tab page or parameters that the page
 * does not take, or a `state` that cannot be stored; `locked` while the same address is being opened; `denied` when a guard
 * refuses it or sends to another page; `cancelled` when the user goes elsewhere meanwhile, or does not want to lose unsaved
 * changes of a page that would go; `unavailable` if the browser refuses further history entries for 12 s, because the document
 * has written too many; `failed` when a guard fails, or when the page's code, or that of its loader, fails to load within 200 ms
 * and a reload would not bring it.
 * @platform web, capacitor
 *
 * @example
 * await navigateTo('/order/:id', { id: 1 })
 * await navigateTo({ url: '/order/1?from=list' })
 *
 * @example
 * const { eventChannel } = await navigateTo('/choose', {}, { events: { picked: setAddress } })
 * eventChannel.emit('highlight', 3)
 *
 * Source: specification, section 2.
 */
export function navigateTo<Path extends PushPath>(
  path: Path,
  ...params: ParamsAndOptions<Path, NavigateToEvents<EventsOf<Path>>>
): Promise<NavigateToResult<EventsOf<Path>>>
export function navigateTo<Events extends object = Readonly<Record<string, unknown>>>(
  options: UrlOptions & NavigateToEvents<Events>,
): Promise<NavigateToResult<Events & Readonly<Record<string, unknown>>>>
export function navigateTo(
  to: string | (UrlOptions & NavigateToEvents),
  params?: object,
  options?: NavigateToEvents,
): Promise<NavigateToResult> {
  return openBy('navigateTo', to, params, () => {
    const { events } = (typeof to === 'string' ? options : to) ?? {}
    const listeners = Object.entries(events ?? {}).filter(
      (entry): entry is [string, (detail: unknown) => void] => entry[1] !== undefined,
    )
    for (const [name, listener] of listeners) checkFunction('navigateTo', `events.${name}`, listener)
    return ({ pages, key }) => {
      const { opener } = eventChannelsIn(pages).of(key)
      for (const [name, listener] of listeners) opener.on(name, listener)
      return { eventChannel: opener }
    }
  })
}
