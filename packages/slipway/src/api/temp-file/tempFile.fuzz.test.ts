import fc from 'fast-check'
import { test } from 'vitest'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { releaseTempFile } from './index.ts'

test('odd options end in a result or an ApiError', async () => {
  const options = oddOptions({ filePath: ['', 'blob:nodedata:1', '/photo.jpg'] })
  await fc.assert(
    fc.asyncProperty(options, (odd) => endsWell(() => releaseTempFile(odd))),
    oddRuns,
  )
})
