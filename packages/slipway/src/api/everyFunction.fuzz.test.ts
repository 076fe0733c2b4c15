import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError } from '../base/call/ApiError.ts'
import { endsWell, oddRuns, oddValue } from '../testing/internal/fuzz/oddOptions.ts'
import * as api from './index.ts'

/**
 * Functions tested in their own folders. Some use the network or change state that outlives the call. The last five belong to
 * the app's config, where an invalid value may throw immediately.
 */
const elsewhere = [
  ...['addInterceptor', 'addLocale', 'connectSocket', 'request', 'setLocale'],
  ...['requirePermission', 'requireRole', 'requireToken', 'startTheme', 'tokenAuth'],
]

const functions = Object.entries(api).filter(
  (entry): entry is [string, (...args: unknown[]) => unknown] =>
    typeof entry[1] === 'function' && !elsewhere.includes(entry[0]),
)

/** Functions that may throw synchronously; all others only reject. */
const throwsAtOnce =
  /^on[A-Z]|Sync$|^getBackgroundAudioManager$|Base64|ArrayBuffer|Token$|Info$|^canIUse$|Theme$|^create|Coordinates$|^getBearing$|^getDistance$|^getMapApps$|^getNavigationBarRect$|^getSystemSetting$|^httpAds$|^setAdProvider$/

test('every function settles with a result or an ApiError, whatever its arguments are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...functions), oddValue, async ([name, run], odd) => {
      let answer: unknown
      try {
        answer = run(odd)
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError)
        expect(name).toMatch(throwsAtOnce)
      }
      await endsWell(async () => answer)
      if (name.startsWith('on') && typeof answer === 'function') answer()
    }),
    { numRuns: oddRuns.numRuns * 4 },
  )
})
