import type { ApiError, ApiErrorCode } from './ApiError.ts'

/** The answers that are no programming mistake. */
export const refusals: readonly (ApiErrorCode | undefined)[] = ['locked', 'cancelled', 'denied']

/**
 * Keeps answers that are no programming mistake from raising an unhandled rejection where nobody awaits them: a second tap
 * that is locked, a user who changed their mind, a guard that says no. Whoever does await the call gets them.
 */
export function quietly<Answer>(call: Promise<Answer>): Promise<Answer> {
  // Known by its code, as the class would come along with every call that may be refused.
  const quiet = call.catch((error: Partial<ApiError> | undefined) => {
    if (refusals.includes(error?.code)) quiet.catch(() => {})
    throw error
  })
  return quiet
}
