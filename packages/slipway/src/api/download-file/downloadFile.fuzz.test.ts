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

test('any options end in a result or a rejection with an ApiError, and never throw', async () => {
  await fc.assert(
    fc.asyncProperty(options, (odd) =>
      endsWell(() => downloadFile(odd, host).then(({ tempFilePath }) => releaseObjectUrl(tempFilePath))),
    ),
    oddRuns,
  )
})
