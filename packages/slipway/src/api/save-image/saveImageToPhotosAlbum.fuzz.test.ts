import fc from 'fast-check'
import { test } from 'vitest'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import type { SaveImageHost } from './host.ts'
import { saveImageToPhotosAlbum } from './index.ts'

const host: SaveImageHost = { read: async (path) => new File([path], 'a.png'), save: async () => {} }

test('odd options end in a result or an ApiError', async () => {
  const options = oddOptions({ filePath: ['/a', 'blob:http://localhost/1'], signal: [undefined, AbortSignal.abort()] })
  await fc.assert(
    fc.asyncProperty(options, (odd) => endsWell(() => saveImageToPhotosAlbum(odd, host))),
    oddRuns,
  )
})
