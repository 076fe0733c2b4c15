import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { RoomState } from './steps.ts'

interface Room {
  readonly sockets: Set<WebSocket>
  state: RoomState
}

const rooms = new Map<string, Room>()

function roomOf(name: string): Room {
  const room = rooms.get(name) ?? { sockets: new Set(), state: 'up' }
  rooms.set(name, room)
  return room
}

/** Changes a room. Going down cuts the connections that it has. */
export function setRoom(name: string, state: RoomState): void {
  const room = roomOf(name)
  room.state = state
  if (state === 'down') for (const socket of room.sockets) socket.terminate()
}

/**
 * Takes WebSockets at `/socket?room=…`. Whatever is sent comes back; a text that is a command is done instead:
 * `{"close":4001,"reason":"…"}` closes, `{"cut":true}` cuts the connection. Of the protocols offered it chooses the last.
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

interface Command {
  readonly close?: number
  readonly reason?: string
  readonly cut?: boolean
}

function commandIn(text: string): Command | undefined {
  return text.startsWith('{') ? (JSON.parse(text) as Command) : undefined
}
