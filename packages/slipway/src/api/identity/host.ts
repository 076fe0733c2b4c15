import type { Unsubscribe } from '../../base/emitter.ts'

/** What a platform offers to keep a login token. None of these throws: without a place to store, the token is forgotten. */
export interface IdentityHost {
  /** The token stored under a key; not checked. */
  read(key: string): string | undefined
  /** Stores a token, or removes it when none is given. */
  write(key: string, token: string | undefined): void
  /** Calls a listener when another window of the app may have changed what is stored. */
  onOtherChange(listener: () => void): Unsubscribe
}
