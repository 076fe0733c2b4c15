import { createEmitter, type Emitter } from '../../base/emitter.ts'
import type { Socket } from './createSocket.ts'
import type { SocketEvents } from './events.ts'

/** A socket among the others, for the functions that name none. */
interface Entry {
  socket?: Socket
  hasOpened: boolean
}

/** In the order in which they were made. */
const entries = new Set<Entry>()

/** What the oldest socket tells. */
export const oldestEvents: Emitter<SocketEvents> = createEmitter()

/** The oldest socket that has been open and is not closed; while there is none, the oldest that is still to open. */
function oldestEntry(): Entry | undefined {
  const all = [...entries]
  return all.find(({ hasOpened }) => hasOpened) ?? all[0]
}

/** The socket that functions without one mean. */
export const oldestSocket = (): Socket | undefined => oldestEntry()?.socket

/** Gives a socket its place among the others. */
export function addToSockets(events: Emitter<SocketEvents>) {
  const entry: Entry = { hasOpened: false }
  entries.add(entry)
  return {
    entry,
    /** Tells the socket's own listeners, and those of the oldest socket if it is that. */
    tell<Name extends keyof SocketEvents>(name: Name, event: SocketEvents[Name]): void {
      if (name === 'onOpen') entry.hasOpened = true
      const isOldest = oldestEntry() === entry
      if (name === 'onClose') entries.delete(entry)
      events.emit(name, event)
      if (isOldest) oldestEvents.emit(name, event)
    },
    remove: () => entries.delete(entry),
  }
}
