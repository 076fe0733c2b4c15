import { checkFunction } from '../../base/call/check.ts'
import type { EventsOf, ParamsAndOptions, PushPath } from '../../router/config/register.ts'
import type { ArgsAfterWrongPath, WrongPath } from '../../router/config/wrongPath.ts'
import { type EventChannel, eventChannelsIn } from '../../router/page-state/eventChannels.ts'
import { openBy, type UrlOptions } from './openBy.ts'

/** Options of `navigateTo` in addition to the address. */
export interface NavigateToEvents<Events extends object = Readonly<Record<string, unknown>>> {
  /** Listeners for events of the opened page, by event name: the same as `eventChannel.on` for each. */
  readonly events?: { readonly [Name in keyof Events]?: (detail: Events[Name]) => void }
}

/** Result of `navigateTo`. */
export interface NavigateToResult<Events extends object = Readonly<Record<string, unknown>>> {
  /**
   * Event channel to the opened page, which gets the other end from `useOpenerEventChannel`. Events emitted before the
   * other end has a listener are delivered later. The channel ends with the page and does not survive a reload; use
   * `usePageResult` if it must.
   */
  readonly eventChannel: EventChannel<Events>
}

/**
 * Opens a page on top of the current one.
 *
 * Resolves once the page is shown, with an event channel to it. If the call rejects, nothing changes.
 *
 * @throws {ApiError} `not-found` if no page has this path; `invalid-argument` for a tab page, for parameters that the
 * page does not accept, or for a `state` that cannot be stored; `locked` while the same address is being opened; `denied`
 * if a guard refuses or redirects; `cancelled` if the user navigates elsewhere before it opens, or keeps a page with
 * unsaved changes; `unavailable` if the browser refuses further history entries for 12 s, because the document has
 * written too many; `failed` if a guard fails, or if the code of the page or its loader fails to load within 200 ms and a
 * reload would not help.
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
export function navigateTo<Path extends string>(
  path: Path,
  ...params: ParamsAndOptions<Path, NavigateToEvents<EventsOf<Path>>, PushPath>
): Promise<NavigateToResult<EventsOf<Path>>>
export function navigateTo<Events extends object = Readonly<Record<string, unknown>>, const Wrong = undefined>(
  options: (UrlOptions & NavigateToEvents<Events>) | WrongPath<PushPath, Wrong>,
  ...rest: ArgsAfterWrongPath<PushPath, Wrong>
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
