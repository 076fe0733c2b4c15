import { host as platformHost } from '#host/app'
import { checkFunction } from '../../base/call/check.ts'
import { reportLater, type Unsubscribe } from '../../base/emitter.ts'
import { pageErrors } from '../../base/page/pageErrors.ts'
import type { AppError, AppHost, UnhandledRejection } from './host.ts'

/**
 * Calls a listener for each uncaught error, and for each error that prevents a page from rendering: the app keeps running
 * and shows an error screen for that page. The errors are also logged to the console.
 *
 * @returns A function that removes the listener.
 * @throws {ApiError} `invalid-argument` if `listener` is not a function.
 * @platform web, capacitor
 *
 * @example
 * const stop = onError(({ message, stack }) => report(message, stack))
 */
export function onError(listener: (error: AppError) => void, host: AppHost = platformHost): Unsubscribe {
  checkFunction('onError', 'listener', listener)
  const stopHost = host.onError((error, message) => listener(describe(error, message)))
  const stopPages = pageErrors.subscribe(() => {
    const failure = pageErrors.get()
    if (!failure) return
    try {
      listener(describe(failure.error))
    } catch (error) {
      reportLater(error)
    }
  })
  return () => {
    stopHost()
    stopPages()
  }
}

/**
 * Calls a listener for each unhandled promise rejection. Expected refusals, such as `locked` for a second tap, are not
 * reported.
 *
 * @returns A function that removes the listener.
 * @throws {ApiError} `invalid-argument` if `listener` is not a function.
 * @platform web, capacitor
 *
 * @example
 * onUnhandledRejection(({ reason }) => report(reason))
 */
export function onUnhandledRejection(
  listener: (event: UnhandledRejection) => void,
  host: AppHost = platformHost,
): Unsubscribe {
  checkFunction('onUnhandledRejection', 'listener', listener)
  return host.onUnhandledRejection(listener)
}

function describe(error: unknown, message?: string): AppError {
  try {
    return error instanceof Error
      ? { message: error.message, stack: error.stack, error }
      : { message: message ?? String(error), stack: undefined, error }
  } catch {
    // The thrown value cannot be converted to a string.
    return { message: message ?? '', stack: undefined, error }
  }
}
