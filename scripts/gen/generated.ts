/** A file as `gen` would write it. */
export interface Generated {
  /** From the repository's folder, with `/`. */
  readonly path: string
  readonly text: string
}
