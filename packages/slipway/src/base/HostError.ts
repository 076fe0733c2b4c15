import { ApiError, type ApiErrorCode } from './ApiError.ts'

/** What a host throws when it knows why it cannot do something. The function that asked it adds its own name. */
export class HostError extends Error {
  override readonly name = 'HostError'
  readonly code: ApiErrorCode

  constructor(code: ApiErrorCode, detail: string, options?: ErrorOptions) {
    super(detail, options)
    this.code = code
  }
}

/**
 * What browsers (`error.name`) and the native bridge (`error.code`) call the outcomes that have a code of ours.
 *
 * Source: Web IDL, table of `DOMException` names; Capacitor's `ExceptionCode`.
 */
const codes = new Map<unknown, ApiErrorCode>(
  Object.entries({
    AbortError: 'cancelled',
    NotAllowedError: 'denied',
    SecurityError: 'denied',
    NotFoundError: 'not-found',
    NotSupportedError: 'unsupported',
    TimeoutError: 'timeout',
    UNAVAILABLE: 'unavailable',
    UNIMPLEMENTED: 'unsupported',
  } as const),
)

/** The `ApiError` for anything thrown; `cause` keeps the original, and what is an `ApiError` stays itself. */
export function toApiError(api: string, cause: unknown): ApiError {
  try {
    if (cause instanceof ApiError) return cause
    const { name, message = cause, code } = Object(cause) as { name?: unknown; message?: unknown; code?: unknown }
    const known = cause instanceof HostError ? cause.code : (codes.get(name) ?? codes.get(code))
    return new ApiError(api, known ?? 'failed', String(message), { cause })
  } catch {
    // Not even its message can be read.
    return new ApiError(api, 'failed', '', { cause })
  }
}
