/** Platform interface of sounds. */
export interface InnerAudioHost {
  /** Creates a player outside of the document. Throws a `HostError` of `unavailable` without a document. */
  create(): HTMLAudioElement
}
