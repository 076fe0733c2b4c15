import type { SessionActions, SessionFacts } from './mediaSession.ts'

/** Platform interface of the background audio manager. */
export interface BackgroundAudioHost {
  /** Creates the player. Throws a `HostError` of `unavailable` without a document. */
  create(): HTMLAudioElement
  /** Shows the player in the system's media controls. Returns a function that removes it. */
  takeSession(audio: HTMLAudioElement, facts: SessionFacts, actions: SessionActions): () => void
}
