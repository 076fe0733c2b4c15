import { expect, test, vi } from 'vitest'
import { ApiError, type ApiErrorCode } from '../../base/call/ApiError.ts'
import { followLink } from './followLink.ts'

/** Whether a link whose call rejects with this code raises an unhandled rejection. */
function raises(code: ApiErrorCode): boolean {
  const handle = vi.fn()
  followLink({ catch: handle } as unknown as Promise<unknown>)
  try {
    handle.mock.calls[0]?.[0](new ApiError('navigateTo', code))
    return false
  } catch {
    return true
  }
}

test.each(['locked', 'cancelled', 'denied', 'failed'] as const)(
  'a link that is %s is the shell’s to tell of',
  (code) => {
    expect(raises(code)).toBe(false)
  },
)

test.each(['not-found', 'invalid-argument'] as const)('a link that is %s is a mistake in the code', (code) => {
  expect(raises(code)).toBe(true)
})
