import { createHash } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { RoomState } from './steps.ts'

interface Room {
  readonly sockets: Set<WebSocket>
  /** TCP connections of clients whose frames the server ignores. */
  readonly deafSockets: Set<Duplex>
  state: RoomState
}

const rooms = new Map<string, Room>()

function roomOf(name: string): Room {
  const room = rooms.get(name) ?? { sockets: new Set(), deafSockets: new Set(), state: 'up' }
  rooms.set(name, room)
  return room
}

/** Changes the state of a room, with the effects that `RoomState` describes. */
export function setRoom(name: string, state: RoomState): void {
  const room = roomOf(name)
  room.state = state
  for (const socket of room.deafSockets) answerLate(socket)
  room.deafSockets.clear()
  if (state === 'down') for (const socket of room.sockets) socket.terminate()
}

/**
 * Accepts WebSockets at `/socket?room=…`, and echoes messages. Text messages that begin with `{` are commands:
 * `{"close":4001,"reason":"…"}` closes the connection, `{"cut":true}` cuts it. The server selects the last of the offered protocols.
 */
export function addSocketServer(server: Server): void {
  const sockets = new WebSocketServer({ noServer: true, handleProtocols: (offered) => [...offered].at(-1) ?? false })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const room = roomOf(url.searchParams.get('room') ?? '')
    socket.on('error', () => socket.destroy())
    if (room.state === 'silent') return
    if (url.pathname !== '/socket' || room.state === 'down') {
      socket.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\r\n')
      return
    }
    if (room.state === 'deaf') {
      answerHandshakeOnly(request, socket, room)
      return
    }
    sockets.handleUpgrade(request, socket, head, (client) => welcome(client, room))
  })
}

function welcome(client: WebSocket, room: Room): void {
  room.sockets.add(client)
  client.on('close', () => room.sockets.delete(client))
  client.on('message', (data, isBinary) => {
    const command = isBinary ? undefined : commandIn(String(data))
    if (command?.cut) client.terminate()
    else if (command?.close) client.close(command.close, command.reason)
    else client.send(data, { binary: isBinary })
  })
}

/** Writes the answer to the handshake (RFC 6455, section 4.2.2), and discards whatever the client sends. */
function answerHandshakeOnly({ headers }: IncomingMessage, socket: Duplex, room: Room): void {
  const accept = createHash('sha1').update(`${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
  const head = ['HTTP/1.1 101 Switching Protocols', 'upgrade: websocket', 'connection: upgrade']
  socket.write([...head, `sec-websocket-accept: ${accept.digest('base64')}`, '', ''].join('\r\n'))
  room.deafSockets.add(socket)
  socket.once('close', () => room.deafSockets.delete(socket))
  socket.resume()
}

/** Sends the text `late`, a close frame with code 4000, and the end of the TCP connection. */
function answerLate(socket: Duplex): void {
  socket.end(Buffer.from([0x81, 4, ...Buffer.from('late'), 0x88, 2, 4_000 >> 8, 4_000 & 255]))
}

interface Command {
  readonly close?: number
  readonly reason?: string
  readonly cut?: boolean
}

function commandIn(text: string): Command | undefined {
  return text.startsWith('{') ? (JSON.parse(text) as Command) : undefined
}
