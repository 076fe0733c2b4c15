import type { Unsubscribe } from '../../base/emitter.ts'

/** An error that nobody has caught. */
export interface AppError {
  /** The error's message, or what was thrown as a text. */
  readonly message: string
  /** Where it came from, if that is known. */
  readonly stack: string | undefined
  /** What was thrown. */
  readonly error: unknown
}

/** A promise that was rejected, and that nobody has listened to. */
export interface UnhandledRejection {
  readonly reason: unknown
  readonly promise: Promise<unknown>
}

/** What a platform must offer for `onError` and `onUnhandledRejection`. */
export interface AppHost {
  /** Hears what was thrown and not caught. `message` stands for errors that a browser keeps secret. */
  onError(listener: (error: unknown, message: string) => void): Unsubscribe
  onUnhandledRejection(listener: (event: UnhandledRejection) => void): Unsubscribe
}
