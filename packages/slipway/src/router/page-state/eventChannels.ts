import { reportLater, type Unsubscribe } from '../../base/emitter.ts'
import type { PageNavigator } from '../navigator.ts'
import { livePages } from '../stack.ts'

/**
 * One end of the line between a page and the one that opened it: what one end emits the other hears. `Events` maps each
 * event's name to what its listeners get.
 */
export interface EventChannel<Events extends object = Readonly<Record<string, unknown>>> {
  /** Tells the other end. What nobody there listens to yet waits until someone does. */
  emit<Name extends keyof Events>(name: Name, ...detail: DetailArgs<Events[Name]>): void
  /** Hears what the other end emits. Returns what stops it. */
  on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): Unsubscribe
  /** Hears the next one, and no more. Returns what stops it before. */
  once<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): Unsubscribe
  /** Removes a listener; without one, all listeners of the name at this end. */
  off<Name extends keyof Events>(name: Name, listener?: (detail: Events[Name]) => void): void
}

/** An event may go without a detail where its type allows that. */
type DetailArgs<Detail> = undefined extends Detail ? [detail?: Detail] : [detail: Detail]

/** The two ends of a page's line. */
export interface EventChannelEnds {
  readonly opener: EventChannel
  readonly page: EventChannel
}

/** The lines between the pages of a navigator. */
export interface EventChannels {
  /** The line of a page, by its key. */
  of(key: string): EventChannelEnds
}

interface Listening {
  readonly name: string
  readonly hear: (detail: unknown) => void
  readonly once: boolean
}

const known = new WeakMap<PageNavigator, EventChannels>()

/** The lines between a navigator's pages. Only apps that open pages by calls carry this. */
export function eventChannelsIn(pages: PageNavigator): EventChannels {
  const channels = known.get(pages) ?? createEventChannels(pages)
  known.set(pages, channels)
  return channels
}

function createEventChannels(pages: PageNavigator): EventChannels {
  const lines = new Map<string, EventChannelEnds & { close(): void }>()
  // One change later than the pages go: until then a page may emit what it has to say as it leaves.
  pages.onChange(({ before, after }) => {
    const alive = new Set([before, after].flatMap(livePages).map(({ key }) => key))
    for (const [key, { close }] of lines) {
      if (alive.has(key)) continue
      close()
      lines.delete(key)
    }
  })
  return {
    of(key) {
      const line = lines.get(key) ?? createLine()
      lines.set(key, line)
      return line
    },
  }
}

function createLine(): EventChannelEnds & { close(): void } {
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

/** Holds what one end listens to, and what came for it while it did not. */
function createEnd() {
  const listeners = new Set<Listening>()
  let waiting: { name: string; detail: unknown }[] = []
  let isClosed = false

  function receive(name: string, detail?: unknown): void {
    if (isClosed) return
    const hearing = [...listeners].filter((entry) => entry.name === name)
    if (hearing.length === 0) waiting.push({ name, detail })
    for (const entry of hearing) {
      // One before it may have removed it.
      if (!(entry.once ? listeners.delete(entry) : listeners.has(entry))) continue
      try {
        entry.hear(detail)
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
      on: (name: string, hear: Listening['hear']) => add({ name, hear, once: false }),
      once: (name: string, hear: Listening['hear']) => add({ name, hear, once: true }),
      off(name: string, hear?: Listening['hear']) {
        for (const entry of listeners) {
          if (entry.name === name && (!hear || entry.hear === hear)) listeners.delete(entry)
        }
      },
    },
    close() {
      isClosed = true
    },
  }
}
