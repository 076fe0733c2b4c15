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
const codes = new Map<unknown, ApiErrorCode>([
  ['AbortError', 'cancelled'],
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'not-found'],
  ['NotSupportedError', 'unsupported'],
  ['TimeoutError', 'timeout'],
  ['UNAVAILABLE', 'unavailable'],
  ['UNIMPLEMENTED', 'unsupported'],
])

/** Asks a host, and turns whatever it throws into the `ApiError` of the function that asked. */
export async function askHost<Answer>(api: string, ask: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw toApiError(api, error)
  }
}

/** The `ApiError` for anything thrown; `cause` keeps the original, and what is an `ApiError` stays itself. */
export function toApiError(api: string, error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (!(error instanceof Error)) return new ApiError(api, 'failed', String(error), { cause: error })
  const { name, message, code }: { name: string; message: string; code?: unknown } = error
  const known = error instanceof HostError ? error.code : (codes.get(name) ?? codes.get(code))
  return new ApiError(api, known ?? 'failed', message, { cause: error })
}
