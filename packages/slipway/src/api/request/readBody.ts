import { percentOf } from '../../base/call/percentOf.ts'
import type { TaskContext } from '../../base/call/task.ts'
import type { RequestEvents } from './request.ts'

/** The options that determine how a response is read. */
export interface Reading {
  readonly dataType: unknown
  readonly responseType: unknown
  readonly enableChunked: unknown
}

/** Reads the body of a response, and emits its chunks and the progress to listeners. */
export async function readBody(
  response: Response,
  { dataType, responseType, enableChunked }: Reading,
  context: TaskContext<RequestEvents>,
): Promise<unknown> {
  const isBinary = responseType === 'arraybuffer'
  if (enableChunked) {
    await readChunks(response, context)
    return isBinary ? new ArrayBuffer(0) : ''
  }
  const watched = context.hasListener('onProgressUpdate') ? watch(response, context) : response
  if (isBinary) return watched.arrayBuffer()
  const text = await watched.text()
  return dataType === 'json' ? parsed(text) : text
}

/**
 * Emits the chunks one after the other and keeps none of them. So the memory used is that of one chunk, however long the
 * response is.
 */
async function readChunks(response: Response, { emit }: TaskContext<RequestEvents>): Promise<void> {
  const count = counter(response, emit)
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    const { buffer, byteOffset, byteLength } = part.value
    const isWhole = byteLength === buffer.byteLength
    emit('onChunkReceived', { data: isWhole ? buffer : buffer.slice(byteOffset, byteOffset + byteLength) })
    count(byteLength)
  }
}

/** Returns a copy of the response that emits progress while its body is read. */
function watch(response: Response, { emit }: TaskContext<RequestEvents>): Response {
  const count = counter(response, emit)
  const watched = response.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        controller.enqueue(chunk)
        count(chunk.byteLength)
      },
    }),
  )
  return new Response(watched)
}

/**
 * Counts the bytes received and emits the progress. The `content-length` of a compressed response is its compressed length, so
 * it does not apply to the bytes that are read here.
 */
function counter({ headers }: Response, emit: TaskContext<RequestEvents>['emit']): (bytes: number) => void {
  const named = headers.has('content-encoding') ? 0 : Number(headers.get('content-length') ?? 0)
  let written = 0
  return (bytes) => {
    written += bytes
    const expected = written > named ? 0 : named
    emit('onProgressUpdate', {
      progress: percentOf(written, expected),
      totalBytesWritten: written,
      totalBytesExpectedToWrite: expected,
    })
  }
}

/** Parses a JSON text; returns any other text unchanged. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
