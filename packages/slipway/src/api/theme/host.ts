/** What a platform must offer so that a theme shows and is remembered. */
export interface ThemeHost {
  /** Makes a theme visible: from then on the tokens have its colours. */
  apply(theme: { readonly mode: string; readonly contrast: string }): void
  /** The text stored last; `null` when there is none or the platform keeps nothing. */
  load(): string | null
  /** Remembers a text, if the platform can. */
  save(text: string): void
}
