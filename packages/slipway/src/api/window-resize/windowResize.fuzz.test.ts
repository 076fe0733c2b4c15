import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isApiError } from '../../base/call/ApiError.ts'
import { oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { onWindowResize } from './index.ts'

test('an odd listener is rejected, and the window is not watched', () => {
  let watching = 0
  const host = {
    measure: () => expect.unreachable('the window was not resized'),
    watch: () => {
      watching++
      return () => void watching--
    },
  }
  const listens = (listener: never) => {
    try {
      onWindowResize(listener, host)()
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
