import type { ApiError } from '../base/call/ApiError.ts'
import { refusals } from '../base/call/quietly.ts'

/**
 * Goes where a link leads. Nobody awaits that: where the page cannot be opened the shell tells the user. What is left to
 * raise an unhandled rejection is a mistake in the link itself.
 */
export function followLink(call: Promise<unknown>): void {
  call.catch((error: Partial<ApiError> | undefined) => {
    if (error?.code !== 'failed' && !refusals.includes(error?.code)) throw error
  })
}
