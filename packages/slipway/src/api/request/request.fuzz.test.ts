import fc from 'fast-check'
import { test } from 'vitest'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { request } from './request.ts'

const host = { fetch: async () => new Response('{"a":1}', { headers: { 'x-a': '1' } }) }

const options = oddOptions({
  url: ['/a', 'http://localhost/a?b#c'],
  method: ['GET', 'POST', 'put', 'TRACE'],
  data: [{ a: 1 }, 'a=1', new FormData(), new Uint8Array(2)],
  header: [{ a: '1' }, { 'content-type': 'application/x-www-form-urlencoded' }],
  dataType: ['json', 'text'],
  responseType: ['text', 'arraybuffer'],
  enableChunked: [true, false],
  timeout: [1_000, 0],
  signal: [new AbortController().signal, AbortSignal.abort()],
  withCredentials: [true],
})

test('with any arguments the call does not throw and ends in a result or an ApiError', async () => {
  await fc.assert(
    fc.asyncProperty(options, (odd) => endsWell(() => request(odd, host))),
    oddRuns,
  )
})
