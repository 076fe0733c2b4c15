import { useEffect, useState } from 'react'
import { connectSocket, type SocketTask } from 'slipway'
import { send } from './send.ts'
import type { Message } from './types.ts'

/** A conversation, with its last message. */
export interface Room {
  readonly id: string
  readonly name: string
  readonly last?: Message
}

/** A conversation as a page shows it. */
export interface Chat {
  readonly messages: readonly Message[]
  readonly isConnected: boolean
  /** Shows a message at once and sends it. It rejects and removes the message if it cannot be sent. */
  post(text: string, from: string): Promise<void>
}

/** Loads the messages of a room, and receives new ones until the component is unmounted. */
export function useChat(room: string): Chat {
  const [messages, setMessages] = useState<readonly Message[]>([])
  const [isConnected, setConnected] = useState(true)
  const [socket, setSocket] = useState<SocketTask>()

  useEffect(() => {
    const task = connectSocket({ url: `${location.origin.replace(/^http/, 'ws')}/api/chat`, reconnect: true })
    const load = () =>
      send<readonly Message[]>(`/rooms/${room}`).then(
        (stored) => setMessages((shown) => merged(stored, shown)),
        () => setConnected(false),
      )
    // Messages that were posted without a connection are missing, so the room is loaded at each connection.
    task.onOpen(() => {
      setConnected(true)
      void load()
    })
    task.onReconnecting(() => setConnected(false))
    task.onMessage(({ data }) => {
      const message: Message = JSON.parse(String(data))
      if (message.room === room) setMessages((shown) => merged([message], shown))
    })
    void load()
    setSocket(task)
    return () => void task.close()
  }, [room])

  return {
    messages,
    isConnected,
    async post(text, from) {
      const message = { id: Number.MAX_SAFE_INTEGER, ref: crypto.randomUUID(), room, from, text, time: Date.now() }
      setMessages((shown) => [...shown, message])
      try {
        // Without a connection it waits in the queue of the socket.
        await socket?.send({ data: JSON.stringify(message) })
      } catch (error) {
        setMessages((shown) => shown.filter((each) => each !== message))
        throw error
      }
    },
  }
}

/** Adds messages of the server. They replace the user's own ones that were shown before the server had them. */
function merged(stored: readonly Message[], shown: readonly Message[]): readonly Message[] {
  const ids = new Set(stored.map(({ id }) => id))
  const refs = new Set(stored.flatMap(({ ref }) => ref ?? []))
  const others = shown.filter(({ id, ref }) => !ids.has(id) && !(ref && refs.has(ref)))
  return [...others, ...stored].sort((one, other) => one.id - other.id || one.time - other.time)
}
