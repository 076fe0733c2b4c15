import fc from 'fast-check'
import { test } from 'vitest'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { getSelectedTextRange } from './index.ts'

test('unusual options end in a result or an ApiError', async () => {
  const host = { read: () => ({ start: 0, end: 0 }) }
  await fc.assert(
    fc.asyncProperty(oddOptions({}), (odd) => endsWell(() => getSelectedTextRange(odd, host))),
    oddRuns,
  )
})
