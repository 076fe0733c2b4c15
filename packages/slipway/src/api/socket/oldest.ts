import { createEmitter, type Emitter } from '../../base/emitter.ts'
import type { Socket } from './createSocket.ts'
import type { SocketEvents } from './events.ts'

/** A registered socket, for the functions that take no socket. */
interface Entry {
  socket?: Socket
  hasOpened: boolean
}

/** The sockets in the order of their creation. */
const entries = new Set<Entry>()

/** Events of the oldest socket. */
export const oldestEvents: Emitter<SocketEvents> = createEmitter()

/** The oldest socket that has opened and is not closed, or else the oldest one that has not opened yet. */
function oldestEntry(): Entry | undefined {
  const all = [...entries]
  return all.find(({ hasOpened }) => hasOpened) ?? all[0]
}

/** The socket that functions without a socket argument use. */
export const oldestSocket = (): Socket | undefined => oldestEntry()?.socket

/** Registers a socket. */
export function addToSockets(events: Emitter<SocketEvents>) {
  const entry: Entry = { hasOpened: false }
  entries.add(entry)
  return {
    entry,
    /** Emits an event to the socket's own listeners, and to the global listeners if it is the oldest socket. */
    emit<Name extends keyof SocketEvents>(name: Name, event: SocketEvents[Name]): void {
      if (name === 'onOpen') entry.hasOpened = true
      const isOldest = oldestEntry() === entry
      if (name === 'onClose') entries.delete(entry)
      events.emit(name, event)
      if (isOldest) oldestEvents.emit(name, event)
    },
    remove: () => entries.delete(entry),
  }
}
