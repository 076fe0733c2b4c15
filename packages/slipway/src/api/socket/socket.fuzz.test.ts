import fc from 'fast-check'
import { test } from 'vitest'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { connectSocket } from './connectSocket.ts'
import type { SocketHost } from './host.ts'

/** A host that opens at once and accepts everything. */
const host: SocketHost = {
  connect(_, __, listener) {
    queueMicrotask(() => listener.onOpen(''))
    return { send: () => {}, close: (code, reason) => queueMicrotask(() => listener.onClose(code, reason)) }
  },
  isOnline: () => true,
  onWake: () => () => {},
}

const connecting = oddOptions({
  url: ['wss://example.com'],
  protocols: ['chat', ['a', 'b']],
  reconnect: [true, { minDelay: 1 }, { maxAttempts: 0 }],
  timeout: [1_000, 0],
  signal: [new AbortController().signal, AbortSignal.abort()],
})
const sending = oddOptions({ data: ['text', new Uint8Array(2)] })
const closing = oddOptions({ code: [1000, 4000], reason: ['left'] })

test('with any arguments the functions do not throw and end in a result or an ApiError', async () => {
  await fc.assert(
    fc.asyncProperty(connecting, sending, closing, async (options, message, ending) => {
      const socket = connectSocket(options, host)
      await endsWell(() => socket)
      await endsWell(() => socket.send(message))
      await endsWell(() => socket.close(ending))
      await endsWell(() => socket.close())
    }),
    oddRuns,
  )
})
