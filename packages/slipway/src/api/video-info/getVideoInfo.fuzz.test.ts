import fc from 'fast-check'
import { test } from 'vitest'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import type { VideoInfoHost } from './host.ts'
import { getVideoInfo } from './index.ts'

const host: VideoInfoHost = {
  facts: async () => ({ duration: 1, width: 4, height: 2 }),
  sizeBytes: async (src) => src.length,
}

test('odd options end in a result or an ApiError', async () => {
  const options = oddOptions({
    src: ['/a', 'blob:http://localhost/1'],
    signal: [undefined, AbortSignal.abort()],
  })
  await fc.assert(
    fc.asyncProperty(options, (odd) => endsWell(() => getVideoInfo(odd, host))),
    oddRuns,
  )
})
