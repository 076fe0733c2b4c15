import { host as platformHost } from '#host/media-query'
import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkFunction } from '../../base/call/check.ts'
import { checkNumber, checkOneOf } from '../../base/call/checkValue.ts'
import { reportLater, type Unsubscribe } from '../../base/emitter.ts'
import { type MediaDescriptor, mediaLengths, mediaText } from '../../base/page/mediaText.ts'
import type { MediaQueryHost } from './host.ts'

/** What a listener of a media query observer gets. */
export interface MediaQueryEvent {
  /** Whether all that was asked for holds now. */
  readonly matches: boolean
}

/** Observes the size and the orientation of the window. */
export interface MediaQueryObserver {
  /**
   * Calls a listener at once with whether all that is asked for holds, and whenever that changes. Resolves when it has begun.
   */
  observe(descriptor: MediaDescriptor, callback: (event: MediaQueryEvent) => void): Promise<void>
  /** Observes nothing any more. */
  disconnect(): void
}

const api = 'createMediaQueryObserver'

/**
 * Makes an observer, which tells whether the window has a size or an orientation, and when that changes.
 *
 * What is the same for all of a page belongs into CSS; a component takes `MatchMedia`. The window counts, whatever stands beside
 * the page: for the size of a page itself there is `usePageResize`.
 *
 * `observe` rejects with an `ApiError`: `invalid-argument` for a descriptor that asks for nothing, or for lengths, an orientation
 * or a callback that are none; `unavailable` without a document.
 *
 * @platform web, capacitor
 *
 * @example
 * const observer = createMediaQueryObserver()
 * await observer.observe({ minWidth: 600, orientation: 'landscape' }, ({ matches }) => setColumns(matches ? 2 : 1))
 * observer.disconnect()
 */
export function createMediaQueryObserver(host: MediaQueryHost = platformHost): MediaQueryObserver {
  let stops: Unsubscribe[] = []
  return {
    observe: (descriptor, callback) =>
      callApi(api, descriptor, (given) => {
        checkFunction(api, 'callback', callback)
        const current = stops
        const stop = host.watch(checkDescriptor(given), (matches) => {
          try {
            callback({ matches })
          } catch (error) {
            reportLater(error)
          }
        })
        // Its first call may have ended it.
        if (current === stops) stops.push(stop)
        else stop()
      }),
    disconnect() {
      for (const stop of stops) stop()
      stops = []
    },
  }
}

/** The query of a descriptor, whose fields are read once. */
function checkDescriptor(descriptor: MediaDescriptor): string {
  const { orientation } = descriptor
  const names = Object.keys(mediaLengths) as (keyof typeof mediaLengths)[]
  const lengths = Object.fromEntries(names.map((name) => [name, descriptor[name]]))
  for (const [name, length] of Object.entries(lengths)) {
    if (length !== undefined) checkNumber(api, name, length, 0)
  }
  if (orientation !== undefined) checkOneOf(api, 'orientation', orientation, ['portrait', 'landscape'])
  const query = mediaText({ ...lengths, orientation })
  if (query === '') throw new ApiError(api, 'invalid-argument', 'name a width, a height or an orientation')
  return query
}
