import { checkFunction } from '../../base/call/check.ts'
import { createEmitter, type Unsubscribe } from '../../base/emitter.ts'
import type { Register } from '../../router/config/register.ts'

/** Passes events between any parts of the app. `Events` maps the name of each event to the type of its value. */
export interface EventBus<Events extends object> {
  /**
   * Calls a listener for each event of a name. Returns a function that removes the listener. A function added twice is
   * called twice.
   */
  on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): Unsubscribe
  /** Calls a listener for the next event of a name only. Returns a function that removes the listener before that. */
  once<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): Unsubscribe
  /** Removes a listener, including duplicates. Without a listener, removes all listeners of the name. */
  off<Name extends keyof Events>(name: Name, listener?: (event: Events[Name]) => void): void
  /**
   * Calls the listeners of a name synchronously, in the order in which they were added. If a listener throws, the others
   * are still called; the error is reported as an uncaught error.
   */
  emit<Name extends keyof Events>(name: Name, ...event: EventArgs<Events[Name]>): void
}

/** The value is optional if its type includes `undefined`. */
type EventArgs<Event> = undefined extends Event ? [event?: Event] : [event: Event]

/** Events of `eventBus`, if the app declares them: `interface Register { events: { 'cart:changed': Cart } }`. */
export type AppEvents = Register extends { readonly events: infer Events extends object }
  ? Events
  : Readonly<Record<string, unknown>>

/**
 * Creates a separate event bus, for a part of the app or for a library.
 *
 * @platform web, capacitor, node
 *
 * @example
 * const player = createEventBus<{ played: { id: number }; stopped: undefined }>()
 * const stop = player.on('played', ({ id }) => highlight(id))
 * player.emit('played', { id: 7 })
 */
export function createEventBus<Events extends object = Readonly<Record<string, unknown>>>(): EventBus<Events> {
  const emitter = createEmitter<Events>()
  /** Listeners by event name; each key is the function that removes the listener. */
  const listening = new Map<keyof Events, Map<Unsubscribe, unknown>>()

  function add<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
    isOnce: boolean,
  ): Unsubscribe {
    checkFunction(isOnce ? 'once' : 'on', 'listener', listener)
    const entries = listening.get(name) ?? new Map<Unsubscribe, unknown>()
    listening.set(name, entries)
    const remove = emitter.on(name, (event) => {
      if (isOnce) stop()
      listener(event)
    })
    const stop = () => {
      remove()
      entries.delete(stop)
    }
    entries.set(stop, listener)
    return stop
  }

  return {
    on: (name, listener) => add(name, listener, false),
    once: (name, listener) => add(name, listener, true),
    off(name, listener) {
      for (const [stop, known] of listening.get(name) ?? []) if (!listener || known === listener) stop()
    },
    emit: (name, ...[event]) => emitter.emit(name, event as Events[typeof name]),
  }
}

/**
 * The event bus of the whole app. For messages between a page and the page that opened it, use `useOpenerEventChannel`;
 * for the result of a page, use `openPage`.
 *
 * @platform web, capacitor, node
 */
export const eventBus: EventBus<AppEvents> = createEventBus<AppEvents>()
