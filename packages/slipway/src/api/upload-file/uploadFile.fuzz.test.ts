import fc from 'fast-check'
import { test } from 'vitest'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { uploadFile } from './uploadFile.ts'

const host = {
  readFile: async () => new Blob(['a']),
  send: async () => ({ statusCode: 200, header: {}, body: '' }),
}

const options = oddOptions({
  url: ['/a'],
  filePath: ['blob:1'],
  file: [new Blob(['a'])],
  files: [[{ name: 'a', uri: 'blob:1' }], [{ file: new Blob(['a']) }], [null], [7]],
  name: ['photo'],
  formData: [{ a: 1 }, { a: { b: [null] } }],
  header: [{ a: '1' }],
  timeout: [1_000, 0],
  signal: [new AbortController().signal, AbortSignal.abort()],
})

test('with any arguments the call does not throw and ends in a result or an ApiError', async () => {
  await fc.assert(
    fc.asyncProperty(options, (odd) => endsWell(() => uploadFile(odd, host))),
    oddRuns,
  )
})
