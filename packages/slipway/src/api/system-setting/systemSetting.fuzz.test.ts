import fc from 'fast-check'
import { test } from 'vitest'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { getAppAuthorizeSetting, type SystemSettingHost } from './index.ts'

test('the call ends in a result or an ApiError for any states or error of the host', async () => {
  const odd = oddOptions({ camera: ['granted', 'denied', 'prompt'], album: ['limited'], location: ['unknown'] })
  await fc.assert(
    fc.asyncProperty(odd, fc.boolean(), (value, fails) => {
      const readPermissions = async () => (fails ? Promise.reject(value) : value)
      return endsWell(() => getAppAuthorizeSetting({}, { readPermissions } as unknown as SystemSettingHost))
    }),
    oddRuns,
  )
})
