import type { ApiErrorCode } from './ApiError.ts'

/** Error of a host that knows the reason of its failure. The API function that called the host adds its own name. */
export class HostError extends Error {
  override readonly name = 'HostError'
  readonly code: ApiErrorCode

  constructor(code: ApiErrorCode, detail: string, options?: ErrorOptions) {
    super(detail, options)
    this.code = code
  }
}
