import { isApiError } from '../../base/call/ApiError.ts'

/** What Chromium, Firefox, Safari and Node say of a request that got no answer; all of them as a `TypeError`. */
const lostRequest = /^(failed to fetch|networkerror when|load failed|fetch failed|network error)/i

/** Whether an error, or one that it was made from, says that the other side could not be reached. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof TypeError) return lostRequest.test(error.message)
  if (error.name === 'TimeoutError' || error.name === 'NetworkError' || isApiError(error, 'timeout')) return true
  return isConnectionError(error.cause)
}
