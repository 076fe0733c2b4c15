import { host as platformHost } from '#host/app'
import { checkFunction } from '../../base/call/check.ts'
import { reportLater, type Unsubscribe } from '../../base/emitter.ts'
import { pageErrors } from '../../base/page/pageErrors.ts'
import type { AppError, AppHost, UnhandledRejection } from './host.ts'

/**
 * Calls a listener for each error that nobody has caught, and for those that keep a page from being drawn: the app goes on
 * there, with a screen in the page's place. The console has them as well.
 *
 * @returns What stops it.
 * @throws {ApiError} `invalid-argument` when `listener` is no function.
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
 * Calls a listener for each rejected promise that nobody has listened to. Refusals that are no mistake, such as a second tap
 * that is `locked`, are not among them.
 *
 * @returns What stops it.
 * @throws {ApiError} `invalid-argument` when `listener` is no function.
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
    // Nothing can be read of what was thrown.
    return { message: message ?? '', stack: undefined, error }
  }
}
