import { reportLater, type Unsubscribe } from '../../base/emitter.ts'
import type { PageNavigator } from '../navigator.ts'
import { livePages } from '../stack/stack.ts'

/**
 * An end of the event channel between a page and its opener. Events that one end emits are delivered to the listeners of the
 * other end. `Events` maps each event's name to the type of its detail.
 */
export interface EventChannel<Events extends object = Readonly<Record<string, unknown>>> {
  /** Emits an event to the other end. An event without a listener there waits until one is added. */
  emit<Name extends keyof Events>(name: Name, ...detail: DetailArgs<Events[Name]>): void
  /** Adds a listener for events of the other end. Returns a function that removes the listener. */
  on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): Unsubscribe
  /** Adds a listener for the next event of this name only. Returns a function that removes the listener. */
  once<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): Unsubscribe
  /** Removes a listener. Without `listener`, removes all listeners of the name at this end. */
  off<Name extends keyof Events>(name: Name, listener?: (detail: Events[Name]) => void): void
}

/** The detail may be left out if its type includes `undefined`. */
type DetailArgs<Detail> = undefined extends Detail ? [detail?: Detail] : [detail: Detail]

/** The two ends of a page's event channel. */
export interface EventChannelEnds {
  readonly opener: EventChannel
  readonly page: EventChannel
}

/** The event channels between a navigator's pages. */
export interface EventChannels {
  /** Returns the channel between the page with this key and its opener. */
  of(key: string): EventChannelEnds
}

interface Listening {
  readonly name: string
  readonly listener: (detail: unknown) => void
  readonly once: boolean
}

const known = new WeakMap<PageNavigator, EventChannels>()

/** The event channels between a navigator's pages. Only apps that open pages by calls contain this code. */
export function eventChannelsIn(pages: PageNavigator): EventChannels {
  const channels = known.get(pages) ?? createEventChannels(pages)
  known.set(pages, channels)
  return channels
}

function createEventChannels(pages: PageNavigator): EventChannels {
  const channels = new Map<string, EventChannelEnds & { close(): void }>()
  // A channel is closed one change after its page has left the stack, because the page may emit events while it leaves.
  pages.onChange(({ before, after }) => {
    const alive = new Set([before, after].flatMap(livePages).map(({ key }) => key))
    for (const [key, { close }] of channels) {
      if (alive.has(key)) continue
      close()
      channels.delete(key)
    }
  })
  return {
    of(key) {
      const channel = channels.get(key) ?? createChannel()
      channels.set(key, channel)
      return channel
    },
  }
}

function createChannel(): EventChannelEnds & { close(): void } {
  const [opener, page] = [createEnd(), createEnd()]
  return {
    opener: { ...opener.listening, emit: page.receive },
    page: { ...page.listening, emit: opener.receive },
    close() {
      opener.close()
      page.close()
    },
  }
}

/** Creates one end: its listeners, and the events that wait for a listener. */
function createEnd() {
  const listeners = new Set<Listening>()
  let waiting: { name: string; detail: unknown }[] = []
  let isClosed = false

  function receive(name: string, detail?: unknown): void {
    if (isClosed) return
    const called = [...listeners].filter((entry) => entry.name === name)
    if (called.length === 0) waiting.push({ name, detail })
    for (const entry of called) {
      // An earlier listener may have removed this one.
      if (!(entry.once ? listeners.delete(entry) : listeners.has(entry))) continue
      try {
        entry.listener(detail)
      } catch (error) {
        reportLater(error)
      }
    }
  }

  function add(entry: Listening): Unsubscribe {
    listeners.add(entry)
    const arrived = waiting.filter(({ name }) => name === entry.name)
    waiting = waiting.filter(({ name }) => name !== entry.name)
    for (const { name, detail } of arrived) receive(name, detail)
    return () => listeners.delete(entry)
  }

  return {
    receive,
    listening: {
      on: (name: string, listener: Listening['listener']) => add({ name, listener, once: false }),
      once: (name: string, listener: Listening['listener']) => add({ name, listener, once: true }),
      off(name: string, listener?: Listening['listener']) {
        for (const entry of listeners) {
          if (entry.name === name && (!listener || entry.listener === listener)) listeners.delete(entry)
        }
      },
    },
    close() {
      isClosed = true
    },
  }
}
