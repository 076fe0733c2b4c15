/**
 * Code of an error, for programs.
 *
 * - `invalid-argument`: an argument is missing or has a wrong shape.
 * - `unsupported`: the platform does not support the function.
 * - `unavailable`: not available now (no network, no document, an old browser setting).
 * - `denied`: the user or the system refused.
 * - `cancelled`: the user or the caller cancelled.
 * - `timeout`: the call took longer than its time limit.
 * - `locked`: the same call is already running.
 * - `not-found`: the requested item does not exist.
 * - `failed`: any other error; `cause` has the details.
 */
export type ApiErrorCode =
  | 'invalid-argument'
  | 'unsupported'
  | 'unavailable'
  | 'denied'
  | 'cancelled'
  | 'timeout'
  | 'locked'
  | 'not-found'
  | 'failed'

/** The error that every Slipway function rejects with. `message` has the form `name:fail detail`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** The function that failed, such as `navigateTo`. */
  readonly api: string
  readonly code: ApiErrorCode

  constructor(api: string, code: ApiErrorCode, detail = '', options?: ErrorOptions) {
    super(`${api}:fail ${detail}`.trimEnd(), options)
    this.api = api
    this.code = code
  }

  /** The same text as `message`, under the name that mini-program code uses. */
  get errMsg(): string {
    return this.message
  }
}

/** Whether a caught value is an `ApiError`, and has this code if `code` is given. */
export function isApiError(error: unknown, code?: ApiErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code)
}
