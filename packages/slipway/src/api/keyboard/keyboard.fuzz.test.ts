import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isApiError } from '../../base/call/ApiError.ts'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { hideKeyboard, onKeyboardHeightChange } from './index.ts'

let watching = 0
const host = {
  watch: () => {
    watching++
    return () => void watching--
  },
  hide: async () => {},
}

test('odd options end in a keyboard that is hidden, or an ApiError', async () => {
  await fc.assert(
    fc.asyncProperty(oddOptions({}), (options) => endsWell(() => hideKeyboard(options, host))),
    oddRuns,
  )
})

test('an odd listener is refused, and never watched for', () => {
  const listens = (listener: never) => {
    try {
      onKeyboardHeightChange(listener, host)()
      return true
    } catch (error) {
      expect(isApiError(error, 'invalid-argument')).toBe(true)
      return false
    }
  }
  fc.assert(
    fc.property(oddOptions({}), (listener) => {
      expect(listens(listener)).toBe(typeof listener === 'function')
      expect(watching).toBe(0)
    }),
    oddRuns,
  )
})
