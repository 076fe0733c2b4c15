import { host as platformHost } from '#host/media-query'
import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkFunction } from '../../base/call/check.ts'
import { checkNumber, checkOneOf } from '../../base/call/checkValue.ts'
import { reportLater, type Unsubscribe } from '../../base/emitter.ts'
import { type MediaDescriptor, mediaLengths, mediaText } from '../../base/page/mediaText.ts'
import type { MediaQueryHost } from './host.ts'

/** Event of a media query observer. */
export interface MediaQueryEvent {
  /** Whether all conditions of the descriptor match. */
  readonly matches: boolean
}

/** Observes the size and the orientation of the window. */
export interface MediaQueryObserver {
  /**
   * Calls a listener immediately with whether all conditions match, and again on each change. Resolves when observing has
   * started.
   */
  observe(descriptor: MediaDescriptor, callback: (event: MediaQueryEvent) => void): Promise<void>
  /** Stops observing. */
  disconnect(): void
}

const api = 'createMediaQueryObserver'

/**
 * Creates an observer for the size and the orientation of the window.
 *
 * For a layout, use CSS; in a component, use `MatchMedia`. The window's size counts, even if a page is narrower because
 * of windows at its side: for the size of a page, use `usePageResize`.
 *
 * `observe` rejects with an `ApiError`: `invalid-argument` for a descriptor without conditions, and for an invalid
 * length, orientation or callback; `unavailable` without a document.
 *
 * @platform web, capacitor
 *
 * @example
 * const observer = createMediaQueryObserver()
 * await observer.observe({ minWidth: 600, orientation: 'landscape' }, ({ matches }) => setColumns(matches ? 2 : 1))
 * observer.disconnect()
 */
export function createMediaQueryObserver(_scope?: unknown, host: MediaQueryHost = platformHost): MediaQueryObserver {
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
        // The first call of the callback may have disconnected the observer.
        if (current === stops) stops.push(stop)
        else stop()
      }),
    disconnect() {
      for (const stop of stops) stop()
      stops = []
    },
  }
}

/** Returns the media query of a descriptor. Reads each field once. */
function checkDescriptor(descriptor: MediaDescriptor): string {
  const { orientation } = descriptor
  const names = Object.keys(mediaLengths) as (keyof typeof mediaLengths)[]
  const lengths = Object.fromEntries(names.map((name) => [name, descriptor[name]]))
  for (const [name, length] of Object.entries(lengths)) {
    if (length !== undefined) checkNumber(api, name, length, 0)
  }
  if (orientation !== undefined) checkOneOf(api, 'orientation', orientation, ['portrait', 'landscape'])
  const query = mediaText({ ...lengths, orientation })
  if (query === '')
    throw new ApiError(api, 'invalid-argument', 'descriptor must contain a width, a height or an orientation')
  return query
}
