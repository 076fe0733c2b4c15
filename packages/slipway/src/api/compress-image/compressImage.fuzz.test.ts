import fc from 'fast-check'
import { test } from 'vitest'
import { releaseObjectUrl } from '../../base/objectUrls.ts'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import type { CompressImageHost } from './host.ts'
import { compressImage } from './index.ts'

const host: CompressImageHost = {
  read: async (path) => new File([path], 'photo.png', { type: 'image/png' }),
  redraw: async (_, { type }) => new Blob(['x'], { type }),
}

test('unusual options end in a result or an ApiError', async () => {
  const options = oddOptions({
    src: ['/a', 'blob:http://localhost/1'],
    quality: [0, 80, 1_000],
    compressedWidth: [1, 100.5],
    compressedHeight: [1, 100.5],
    type: ['jpg', 'png'],
    signal: [undefined, AbortSignal.abort()],
  })
  const call = async (odd: never) => releaseObjectUrl((await compressImage(odd, host)).tempFilePath)
  await fc.assert(
    fc.asyncProperty(options, (odd) => endsWell(() => call(odd))),
    oddRuns,
  )
})
