import fc from 'fast-check'
import { test } from 'vitest'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { setKeepScreenOn } from './index.ts'

test('unusual options hold or release the screen, or end in an ApiError', async () => {
  const host = { hold: async () => {}, release: async () => {} }
  const options = oddOptions({ keepScreenOn: [true, false] })
  await fc.assert(
    fc.asyncProperty(options, (odd) => endsWell(() => setKeepScreenOn(odd, host))),
    oddRuns,
  )
})
