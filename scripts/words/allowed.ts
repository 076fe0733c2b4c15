/** A text that needs a word that the check counts. */
interface AllowedText {
  /** Path from the repository's folder. */
  readonly file: string
  /** A part of the passage as the check reads it, without code and quoted texts. */
  readonly text: string
  readonly reason: string
}

/** Passages that the check ignores. */
export const allowed: readonly AllowedText[] = []
