import fc from 'fast-check'
import { test } from 'vitest'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import type { ImageInfoHost } from './host.ts'
import { getImageInfo } from './index.ts'

const host: ImageInfoHost = { load: async (src) => ({ width: 4, height: 2, path: src, file: new Blob([src]) }) }

test('unusual options end in a result or an ApiError', async () => {
  const options = oddOptions({
    src: ['/a', 'blob:http://localhost/1'],
    timeout: [0, 1, 1_000],
    signal: [undefined, AbortSignal.abort()],
  })
  await fc.assert(
    fc.asyncProperty(options, (odd) => endsWell(() => getImageInfo(odd, host))),
    oddRuns,
  )
})
