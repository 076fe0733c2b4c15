import fc from 'fast-check'
import { test } from 'vitest'
import { releaseObjectUrl } from '../../base/objectUrls.ts'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { downloadFile } from './downloadFile.ts'

const host = { receive: async () => ({ statusCode: 200, header: {}, body: new Blob(['a']) }) }

const options = oddOptions({
  url: ['/a/b.txt', 'https://example.com'],
  header: [{ a: '1' }],
  timeout: [1_000, 0],
  signal: [new AbortController().signal, AbortSignal.abort()],
  withCredentials: [true],
})

test('whatever it is given, it throws nothing and ends in an answer or an ApiError', async () => {
  await fc.assert(
    fc.asyncProperty(options, (odd) =>
      endsWell(() => downloadFile(odd, host).then(({ tempFilePath }) => releaseObjectUrl(tempFilePath))),
    ),
    oddRuns,
  )
})
