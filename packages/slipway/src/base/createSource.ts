import { checkFunction } from './call/check.ts'
import { createEmitter, type Emitter, type Unsubscribe } from './emitter.ts'

interface Running<Event> {
  readonly events: Emitter<{ event: Event }>
  stop: Unsubscribe | undefined
}

/**
 * Creates the event source of an `onX` function, for events of a host that are costly to watch. Adding the first listener
 * starts watching, and removing the last listener stops it. Each host is watched separately.
 *
 * @param api Name of the `onX` function, for the error if a listener is not a function.
 * @param start Starts watching a host, and returns a function that stops it.
 * @returns A function that adds a listener, and returns a function that removes it.
 *
 * @example
 * const resizes = createSource<ResizeHost, ResizeEvent>('onResize', (host, emit) => host.watch(() => emit(host.size())))
 * export function onResize(listener: (event: ResizeEvent) => void, host = platformHost): Unsubscribe {
 *   return resizes(host, listener)
 * }
 */
export function createSource<Host extends object, Event>(
  api: string,
  start: (host: Host, emit: (event: Event) => void) => Unsubscribe,
): (host: Host, listener: (event: Event) => void) => Unsubscribe {
  const running = new WeakMap<Host, Running<Event>>()
  return (host, listener) => {
    checkFunction(api, 'listener', listener)
    const source = running.get(host) ?? { events: createEmitter<{ event: Event }>(), stop: undefined }
    running.set(host, source)
    const { events } = source
    const remove = events.on('event', listener)
    source.stop ??= start(host, (event) => events.emit('event', event))
    return () => {
      remove()
      if (events.count('event') > 0) return
      source.stop?.()
      source.stop = undefined
    }
  }
}
