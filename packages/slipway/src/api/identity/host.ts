import type { Unsubscribe } from '../../base/emitter.ts'

/** Platform interface for storing the login token. No method throws; without storage, the token is not saved. */
export interface IdentityHost {
  /** Reads the token stored under a key, without checking it. */
  read(key: string): string | undefined
  /** Stores a token; `undefined` removes it. */
  write(key: string, token: string | undefined): void
  /** Calls a listener when another window of the app may have changed the stored token. */
  onOtherChange(listener: () => void): Unsubscribe
}
