import { checkFunction } from './call/check.ts'
import { createEmitter, type Emitter, type Unsubscribe } from './emitter.ts'

interface Running<Event> {
  readonly events: Emitter<{ event: Event }>
  stop: Unsubscribe | undefined
}

/**
 * Makes what an `onX` function listens to: something that goes on in a host, and that costs while it is watched. The first
 * listener starts it, the last one stops it, and each host has its own.
 *
 * @param api The function's name, for the error of a listener that is no function.
 * @param start Begins to watch a host, and returns what ends that.
 * @returns Adds a listener and returns what removes it.
 *
 * @example
 * const resizes = createSource<ResizeHost, ResizeEvent>('onResize', (host, tell) => host.watch(() => tell(host.size())))
 * export function onResize(listener: (event: ResizeEvent) => void, host = platformHost): Unsubscribe {
 *   return resizes(host, listener)
 * }
 */
export function createSource<Host extends object, Event>(
  api: string,
  start: (host: Host, tell: (event: Event) => void) => Unsubscribe,
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
