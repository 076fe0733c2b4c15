import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

/** A response: data as JSON, or a file. */
export interface Answer {
  readonly status?: number
  readonly data?: unknown
  readonly file?: { readonly type: string; readonly bytes: Buffer | string }
}

export const notFound: Answer = { status: 404, data: { message: 'not found' } }
export const denied: Answer = { status: 403, data: { message: 'denied' } }

/** Sends a response. No cache may keep data of a user. */
export function send(response: ServerResponse, { status = 200, data, file }: Answer): void {
  response.statusCode = status
  if (file) {
    response.setHeader('content-type', file.type)
    response.end(file.bytes)
    return
  }
  response.setHeader('content-type', 'application/json')
  response.setHeader('cache-control', 'no-store')
  response.end(JSON.stringify(data ?? null))
}

/** The body of a request: Node reads JSON and forms of several parts in the same way as browsers do. */
export function bodyOf(request: IncomingMessage): Response {
  const stream = Readable.toWeb(request) as ReadableStream<Uint8Array>
  return new Response(stream as unknown as BodyInit, {
    headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
  })
}
