import type { ApiErrorCode } from './ApiError.ts'

/** What a host throws when it knows why it cannot do something. The function that asked it adds its own name. */
export class HostError extends Error {
  override readonly name = 'HostError'
  readonly code: ApiErrorCode

  constructor(code: ApiErrorCode, detail: string, options?: ErrorOptions) {
    super(detail, options)
    this.code = code
  }
}
