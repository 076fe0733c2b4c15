/** A generated file. */
export interface Generated {
  /** Path from the repository's folder, with `/` as separator. */
  readonly path: string
  readonly text: string
}
