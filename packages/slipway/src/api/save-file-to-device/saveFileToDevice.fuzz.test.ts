import fc from 'fast-check'
import { test } from 'vitest'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import type { SaveFileToDeviceHost } from './host.ts'
import { saveFileToDevice } from './index.ts'

const host: SaveFileToDeviceHost = { save: async () => {} }

test('odd options end in a result or an ApiError', async () => {
  const options = oddOptions({
    tempFilePath: ['/a', 'blob:http://localhost/1'],
    fileName: ['a.pdf'],
    signal: [undefined, AbortSignal.abort()],
  })
  await fc.assert(
    fc.asyncProperty(options, (odd) => endsWell(() => saveFileToDevice(odd, host))),
    oddRuns,
  )
})
