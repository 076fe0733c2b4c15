import fc from 'fast-check'
import { test } from 'vitest'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { vibrateShort } from './index.ts'

test('odd options end in a vibration or an ApiError', async () => {
  const host = { short: async () => {}, long: async () => {} }
  const options = oddOptions({ type: ['heavy', 'medium', 'light', undefined] })
  await fc.assert(
    fc.asyncProperty(options, (odd) => endsWell(() => vibrateShort(odd, host))),
    oddRuns,
  )
})
