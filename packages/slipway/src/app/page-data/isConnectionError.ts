import { isApiError } from '../../base/call/ApiError.ts'

/**
 * Start of the message with which Chromium, Firefox, Safari and Node reject a request without a response, always as a
 * `TypeError`.
 */
const lostRequest = /^(failed to fetch|networkerror when|load failed|fetch failed|network error)/i

/** Whether an error, or one of its causes, means that the server could not be reached. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof TypeError) return lostRequest.test(error.message)
  if (error.name === 'TimeoutError' || error.name === 'NetworkError' || isApiError(error, 'timeout')) return true
  return isConnectionError(error.cause)
}
