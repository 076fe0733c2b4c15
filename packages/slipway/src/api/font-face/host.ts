/** Properties of a font that texts select it by. */
export interface FontFaceDescription {
  /**
   * Style of the font.
   * @default 'normal'
   */
  readonly style?: string | undefined
  /**
   * Weight of the font, such as `bold` or `100 900` for a variable font.
   * @default 'normal'
   */
  readonly weight?: string | undefined
  /**
   * `small-caps` for a font whose lower-case letters are small capitals.
   * @default 'normal'
   */
  readonly variant?: string | undefined
}

/** The platform's part of `loadFontFace`. */
export interface FontFaceHost {
  /**
   * Loads a font, and adds it to the document unless the signal is aborted meanwhile. A font that was added is not loaded again.
   *
   * Rejects with a `HostError`: `invalid-argument` for an invalid family, source or description, `failed` if the file cannot be
   * loaded, `unavailable` without a document.
   */
  load(family: string, source: string, description: FontFaceDescription, signal: AbortSignal | undefined): Promise<void>
}
