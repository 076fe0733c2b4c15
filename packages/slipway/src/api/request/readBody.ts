import { percentOf } from '../../base/call/percentOf.ts'
import type { TaskContext } from '../../base/call/task.ts'
import type { RequestEvents } from './request.ts'

/** How an answer is read. */
export interface Reading {
  readonly dataType: unknown
  readonly responseType: unknown
  readonly enableChunked: unknown
}

/** Reads the body of an answer, and tells of its parts to who listens. */
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
  const watched = context.hears('onProgressUpdate') ? watch(response, context) : response
  if (isBinary) return watched.arrayBuffer()
  const text = await watched.text()
  return dataType === 'json' ? parsed(text) : text
}

/** Hands on one chunk after the other and keeps none of them: however long the answer is, the memory it takes is that of one. */
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

/** The same answer; as its body is read, the progress is told. */
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
 * Adds up what has come, and tells it. The length that the headers name is that of the packed body, if it is packed; then it
 * says nothing about what is read.
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

/** What a JSON text says; a text that is no JSON is itself. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
