import type { Unsubscribe } from '../../base/emitter.ts'

/** Platform interface of the functions for updates. Its promises reject with a `HostError`. */
export interface AppUpdateHost {
  /** Asks the server for a new deployment. Resolves with whether one is there, once it has been downloaded. */
  check(): Promise<boolean>
  /** Calls the listener when a new deployment has been downloaded, also if this was before the call. */
  watch(listener: () => void): Unsubscribe
  /** Starts the app again from the downloaded deployment, unless `signal` is aborted. Resolves when the document is being reloaded. */
  apply(signal?: AbortSignal): Promise<void>
}
