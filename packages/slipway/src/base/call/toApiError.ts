import { ApiError, type ApiErrorCode } from './ApiError.ts'

/**
 * What browsers (`error.name`) and the native bridge (`error.code`) call the outcomes that have a code of ours.
 *
 * Source: Web IDL, table of `DOMException` names; Capacitor's `ExceptionCode`.
 */
const codes = {
  // Other names of objects' own are none of these.
  __proto__: null,
  AbortError: 'cancelled',
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'not-found',
  NotSupportedError: 'unsupported',
  TimeoutError: 'timeout',
  UNAVAILABLE: 'unavailable',
  UNIMPLEMENTED: 'unsupported',
} as unknown as Readonly<Record<string, ApiErrorCode | undefined>>

/** The `ApiError` for anything thrown; `cause` keeps the original, and what is an `ApiError` stays itself. */
export function toApiError(api: string, cause: unknown): ApiError {
  try {
    if (cause instanceof ApiError) return cause
    const { name, message = cause, code } = Object(cause) as { name?: unknown; message?: unknown; code?: unknown }
    // A `HostError` is known by its name, as the class would come along with every call.
    const known = name === 'HostError' ? (code as ApiErrorCode) : (codes[`${name}`] ?? codes[`${code}`])
    return new ApiError(api, known ?? 'failed', String(message), { cause })
  } catch {
    // Not even its message can be read.
    return new ApiError(api, 'failed', '', { cause })
  }
}
