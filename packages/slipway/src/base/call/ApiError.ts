/**
 * What went wrong, for programs.
 *
 * - `invalid-argument`: an argument is missing or has a wrong shape.
 * - `unsupported`: this platform never has it.
 * - `unavailable`: not now (no network, no document, an old browser setting).
 * - `denied`: the user or the system refused.
 * - `cancelled`: the user or the caller changed their mind.
 * - `timeout`: it took longer than its limit.
 * - `locked`: the same thing is already under way.
 * - `not-found`: the thing named does not exist.
 * - `failed`: everything else; `cause` says more.
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

/** The one error that every Slipway function rejects with. `message` reads `name:fail detail`. */
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

  /** The same text as `message`, under the name that mini-program code reads. */
  get errMsg(): string {
    return this.message
  }
}

/** Tells whether something caught is an `ApiError`, and of a certain code if one is given. */
export function isApiError(error: unknown, code?: ApiErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code)
}
