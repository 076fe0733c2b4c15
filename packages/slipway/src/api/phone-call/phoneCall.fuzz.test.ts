import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { makePhoneCall } from './index.ts'

test('odd options end in a call to a safe address or an ApiError', async () => {
  const host = { open: (url: string) => expect(url).toMatch(/^tel:\+?(?:[\d*,;]|%23)+$/) }
  const options = oddOptions({ phoneNumber: ['112', '+1 (555) 010-0199', '*#06#', '1'.repeat(100_000)] })
  await fc.assert(
    fc.asyncProperty(options, (odd) => endsWell(() => makePhoneCall(odd, host))),
    oddRuns,
  )
})
