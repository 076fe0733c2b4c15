import fc from 'fast-check'
import { test } from 'vitest'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { getBatteryInfo } from './index.ts'

test('the call ends in a result or an ApiError for any result or error of the host', async () => {
  const odd = oddOptions({ level: [0, 0.5, 1], isCharging: [true, false] })
  await fc.assert(
    fc.asyncProperty(odd, fc.boolean(), (value, fails) =>
      endsWell(() => getBatteryInfo({}, { read: async () => (fails ? Promise.reject(value) : value) })),
    ),
    oddRuns,
  )
})
