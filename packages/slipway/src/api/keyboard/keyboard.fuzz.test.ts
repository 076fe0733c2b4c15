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

test('unusual options hide the keyboard or end in an ApiError', async () => {
  await fc.assert(
    fc.asyncProperty(oddOptions({}), (options) => endsWell(() => hideKeyboard(options, host))),
    oddRuns,
  )
})

test('an invalid listener throws, and the keyboard is not observed', () => {
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
