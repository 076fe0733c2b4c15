import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError } from '../base/call/ApiError.ts'
import { endsWell, oddRuns, oddValue } from '../testing/internal/fuzz/oddOptions.ts'
import * as api from './index.ts'

/**
 * What reaches the network or changes what comes after is tried in its own folder; `knownNames` takes its host alone; the
 * last ones make a part of the app's config, in which a mistake may break at once.
 */
const elsewhere = [
  ...['addInterceptor', 'addLocale', 'connectSocket', 'knownNames', 'request', 'setLocale'],
  ...['requirePermission', 'requireRole', 'requireToken', 'startTheme', 'tokenAuth'],
]

const functions = Object.entries(api).filter(
  (entry): entry is [string, (...args: unknown[]) => unknown] =>
    typeof entry[1] === 'function' && !elsewhere.includes(entry[0]),
)

/** Those that throw at once, if they do; all others only reject. */
const throwsAtOnce = /^on[A-Z]|Sync$|Base64|ArrayBuffer|Token$|Info$|^canIUse$|Theme$|^create/

test('whatever a function is called with, it never hangs, and ends in an answer or an ApiError', async () => {
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
