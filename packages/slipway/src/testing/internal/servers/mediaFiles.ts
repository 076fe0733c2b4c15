import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MediaFileState } from './steps.ts'

const folder = new URL('../../../components/video/media/', import.meta.url)

const types: Readonly<Record<string, string>> = {
  webm: 'video/webm',
  mp4: 'video/mp4',
  m4s: 'video/mp4',
  m3u8: 'application/vnd.apple.mpegurl',
  vtt: 'text/vtt',
}

interface Room {
  state: MediaFileState
  readonly requests: string[]
}

const rooms = new Map<string, Room>()

/**
 * Answers requests of `/media/ROOM/FILE` with the films of the tests, also in parts. `POST /media/ROOM?state=` sets the state of a room,
 * and `GET /media/ROOM` lists the files that were requested.
 */
export function answerMedia(request: IncomingMessage, response: ServerResponse, url: URL): boolean {
  const [, name = '', file] = /^\/media\/([\w-]+)(?:\/([\w./-]+))?$/.exec(url.pathname) ?? []
  if (!name) return false
  const room = rooms.get(name) ?? { state: 'up', requests: [] }
  rooms.set(name, room)
  if (file) {
    room.requests.push(file)
    sendFile(request, response, file, room.state)
    return true
  }
  if (request.method === 'POST') room.state = url.searchParams.get('state') as MediaFileState
  response.setHeader('content-type', 'application/json').end(JSON.stringify(room.requests))
  return true
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: string, state: MediaFileState): void {
  response.setHeader('cache-control', 'no-store')
  if (state === 'gone') return void response.writeHead(404).end()
  response.setHeader('content-type', types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
  if (state === 'broken') return void response.end('This is not a film.')
  const content = readFileSync(new URL(file, folder))
  const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '') ?? []
  const [start, end] = [Number(from), to ? Number(to) : content.length - 1]
  response.setHeader('accept-ranges', 'bytes')
  if (request.headers.range) {
    response.setHeader('content-range', `bytes ${start}-${end}/${content.length}`)
    response.statusCode = 206
  }
  response.end(content.subarray(start, end + 1))
}
