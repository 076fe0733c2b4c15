import type { ApiError } from '../../base/call/ApiError.ts'
import { refusals } from '../../base/call/quietly.ts'
import { unawaited } from '../../base/call/unawaited.ts'
import { isDev } from '../../base/isDev.ts'
import { warnDeveloper } from '../../base/warnDeveloper.ts'

/**
 * Handles the result of opening a link's page, which no caller awaits. The shell informs the user if the page cannot be
 * opened. Only a mistake in the link itself raises an unhandled rejection.
 */
export function followLink(call: Promise<unknown>): void {
  call.catch((error: Partial<ApiError> | undefined) => {
    const text = isDev && error && unawaited.texts?.get(error)
    if (text) warnDeveloper(text)
    if (error?.code !== 'failed' && !refusals.includes(error?.code)) throw error
  })
}
