import type { Unsubscribe } from '../../base/emitter.ts'

/** An uncaught error. */
export interface AppError {
  /** The error's message, or the thrown value as a string. */
  readonly message: string
  /** Stack trace of the error, if available. */
  readonly stack: string | undefined
  /** The thrown value. */
  readonly error: unknown
}

/** An unhandled promise rejection. */
export interface UnhandledRejection {
  readonly reason: unknown
  readonly promise: Promise<unknown>
}

/** Platform interface of `onError` and `onUnhandledRejection`. */
export interface AppHost {
  /**
   * Calls `listener` for each uncaught error. `message` is the only information about errors that the browser does not
   * expose.
   */
  onError(listener: (error: unknown, message: string) => void): Unsubscribe
  onUnhandledRejection(listener: (event: UnhandledRejection) => void): Unsubscribe
}
