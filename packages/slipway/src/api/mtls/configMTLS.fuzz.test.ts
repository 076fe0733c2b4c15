import fc from 'fast-check'
import { test } from 'vitest'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { configMTLS } from './index.ts'

test('any options end in a result or an ApiError', async () => {
  const host = { configure: async () => {} }
  const options = oddOptions({ certificates: [[{ host: 'api.example.com' }], [], [{}]] })
  await fc.assert(
    fc.asyncProperty(options, (given) => endsWell(() => configMTLS(given, host))),
    oddRuns,
  )
})
