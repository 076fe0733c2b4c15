import { checkFunction } from '../../base/call/check.ts'
import { createEmitter, type Unsubscribe } from '../../base/emitter.ts'
import type { Register } from '../../router/config/register.ts'

/** Passes events from anywhere in the app to anywhere else. `Events` maps each event's name to what its listeners get. */
export interface EventBus<Events extends object> {
  /** Calls a listener for each event of a name. Returns what stops it. The same function added twice is called twice. */
  on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): Unsubscribe
  /** Calls a listener for the next event of a name, and no more. Returns what stops it before. */
  once<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): Unsubscribe
  /** Removes a listener, as often as it was added; without one, all listeners of the name. */
  off<Name extends keyof Events>(name: Name, listener?: (event: Events[Name]) => void): void
  /**
   * Calls the listeners of a name, in the order in which they were added, before it returns. One that throws keeps no other from
   * hearing; its error is reported as any error that nobody catches.
   */
  emit<Name extends keyof Events>(name: Name, ...event: EventArgs<Events[Name]>): void
}

/** An event goes without anything where its type allows that. */
type EventArgs<Event> = undefined extends Event ? [event?: Event] : [event: Event]

/** The events of the app, where it lists them: `interface Register { events: { 'cart:changed': Cart } }`. */
export type AppEvents = Register extends { readonly events: infer Events extends object }
  ? Events
  : Readonly<Record<string, unknown>>

/**
 * Makes an event bus of its own, for a part of the app or for a library.
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
  /** How to stop each listener, by the name that it listens to. */
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
 * The event bus of the whole app. What passes between a page and the one that opened it has a line of its own, `useOpenerEventChannel`;
 * what a page answers comes by `openPage`.
 *
 * @platform web, capacitor, node
 */
export const eventBus: EventBus<AppEvents> = createEventBus<AppEvents>()
