import { type ApiErrorCode, isApiError } from './ApiError.ts'

const refusals: readonly ApiErrorCode[] = ['locked', 'cancelled', 'denied']

/**
 * Keeps answers that are no programming mistake from raising an unhandled rejection where nobody awaits them: a second tap
 * that is locked, a user who changed their mind, a guard that says no. Whoever does await the call gets them.
 */
export function quietly<Answer>(call: Promise<Answer>): Promise<Answer> {
  const quiet: Promise<Answer> = new Promise((resolve, reject) => {
    call.then(resolve, (error: unknown) => {
      if (refusals.some((code) => isApiError(error, code))) quiet.catch(() => {})
      reject(error)
    })
  })
  return quiet
}
