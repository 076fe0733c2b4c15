import fc from 'fast-check'
import { test } from 'vitest'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import type { FileInfoHost } from './host.ts'
import { getFileInfo } from './index.ts'

const host: FileInfoHost = { read: async (path) => new Blob([path]) }

test('unusual options end in a result or an ApiError', async () => {
  const options = oddOptions({
    filePath: ['/a', 'blob:http://localhost/1'],
    digestAlgorithm: ['sha256'],
    signal: [undefined, AbortSignal.abort()],
  })
  await fc.assert(
    fc.asyncProperty(options, (odd) => endsWell(() => getFileInfo(odd, host))),
    oddRuns,
  )
})
