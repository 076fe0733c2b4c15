import { isDev } from '../isDev.ts'
import type { ApiError, ApiErrorCode } from './ApiError.ts'
import { unawaited } from './unawaited.ts'

/** The codes of expected refusals, which are not programming mistakes. */
export const refusals: readonly (ApiErrorCode | undefined)[] = ['locked', 'cancelled', 'denied']

/**
 * Keeps expected refusals (locked, cancelled, denied) from raising an unhandled rejection if the call is not awaited. If it is
 * awaited, it rejects as usual. In development the app reports those with a text for the developer.
 */
export function quietly<Answer>(call: Promise<Answer>): Promise<Answer> {
  // The error is recognised by its code, because importing the class would add it to every call.
  const quiet = call.catch((error: Partial<ApiError> | undefined) => {
    const isReported = isDev && error && unawaited.texts?.has(error)
    if (refusals.includes(error?.code) && !isReported) quiet.catch(() => {})
    throw error
  })
  return quiet
}
