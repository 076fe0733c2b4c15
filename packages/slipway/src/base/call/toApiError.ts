import { ApiError, type ApiErrorCode } from './ApiError.ts'

/**
 * The codes for the error names of browsers (`error.name`). `capacitorPlugin` adds those of the native bridge (`error.code`).
 *
 * Source: Web IDL, table of `DOMException` names.
 */
export const errorCodes = {
  // Without a prototype, so that names such as `toString` are not found.
  __proto__: null,
  AbortError: 'cancelled',
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'not-found',
  NotSupportedError: 'unsupported',
  TimeoutError: 'timeout',
} as unknown as Record<string, ApiErrorCode | undefined>

/** Converts any thrown value to an `ApiError` with the value as its `cause`. Returns an `ApiError` unchanged. */
export function toApiError(api: string, cause: unknown): ApiError {
  try {
    if (cause instanceof ApiError) return cause
    const { name, message = cause, code } = Object(cause) as { name?: unknown; message?: unknown; code?: unknown }
    // A `HostError` is recognised by its name, because importing the class would add it to every call.
    const known = name === 'HostError' ? (code as ApiErrorCode) : (errorCodes[`${name}`] ?? errorCodes[`${code}`])
    return new ApiError(api, known ?? 'failed', String(message), { cause })
  } catch {
    // Even the message cannot be read.
    return new ApiError(api, 'failed', '', { cause })
  }
}
