import type { Unsubscribe } from '../../base/emitter.ts'

/** The answer of the user to the question of whether to install the app. */
export type InstallOutcome = 'accepted' | 'dismissed'

/** Platform interface of the functions for the installation. */
export interface InstallPromptHost {
  /** Calls the listener when the browser offers the installation, and when it no longer does. At once if it offers it already. */
  watch(listener: (isAvailable: boolean) => void): Unsubscribe
  /** Asks the user. Rejects with a `HostError` if the browser does not offer the installation. */
  show(): Promise<InstallOutcome>
}
