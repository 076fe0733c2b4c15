import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { users } from './seed.ts'
import { userOf } from './token.ts'

/** A message of a conversation. */
export interface Message {
  readonly id: number
  /** Id that the sender has given to the message, so that it recognises its own. */
  readonly ref?: string
  readonly room: string
  readonly from: string
  readonly text: string
  /** Milliseconds since 1970. */
  readonly time: number
}

/** The conversations: one with each of the others, and one of all. */
export const rooms = [
  { id: 'team', name: 'Team' },
  { id: 'office', name: 'Office' },
] as const

const start = Date.UTC(2026, 10, 23, 7)
const messages: Message[] = [
  ...[
    'Good morning! The lift at Hotel Miramar has priority today.',
    'On my way.',
    'The spare parts are in the van.',
  ].map((text, index) => ({ room: 'team', from: index === 1 ? 'ada' : 'grace', text, index })),
  { room: 'office', from: 'grace', text: 'Please send the report of Tuesday.', index: 3 },
].map(({ index, ...message }) => ({ ...message, id: index + 1, time: start + index * 600_000 }))

const sockets = new Set<WebSocket>()
const server = new WebSocketServer({ noServer: true, handleProtocols: () => 'bearer' })

export const messagesIn = (room: string) => messages.filter((message) => message.room === room)
export const lastIn = (room: string) => messagesIn(room).at(-1)

/** Adds a message, and sends it to all who are connected. Returns `false` if it has no text or no room. */
function post(from: string, data: string): boolean {
  const { room, text, ref }: Partial<Message> = JSON.parse(data)
  if (!rooms.some(({ id }) => id === room) || typeof text !== 'string' || text.trim() === '') return false
  const message = { id: messages.length + 1, ref, room, from, text: text.slice(0, 2_000), time: Date.now() } as Message
  messages.push(message)
  for (const socket of sockets) socket.send(JSON.stringify(message))
  return true
}

/** Accepts a socket of a signed-in user. Its protocols are `bearer` and the token, because browsers send no headers with it. */
export function acceptChat(request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const token = request.headers['sec-websocket-protocol']?.split(',')[1]?.trim()
  const user = users.find(({ id }) => id === userOf(token))
  if (!user) {
    socket.end('HTTP/1.1 401 Unauthorized\r\n\r\n')
    return
  }
  server.handleUpgrade(request, socket, head, (connection) => {
    sockets.add(connection)
    connection.on('close', () => sockets.delete(connection))
    connection.on('message', (data) => {
      try {
        if (post(user.id, String(data))) return
      } catch {
        // The text is not JSON.
      }
      connection.close(1007, 'not a message')
    })
  })
}
