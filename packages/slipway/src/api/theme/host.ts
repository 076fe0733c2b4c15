import type { Unsubscribe } from '../../base/emitter.ts'

/** A visible theme. */
export type ColorScheme = 'light' | 'dark'

/** The platform's functions that start an app in a theme. Exported as `startHost`, because every app loads it. */
export interface StartThemeHost {
  /** Applies a theme: from then on the tokens have its colours. */
  apply(theme: { readonly mode: string; readonly contrast: string }): void
  /** The text stored last; `null` if nothing was stored or the platform stores nothing. */
  load(): string | null
}

/** The platform's functions that apply a theme and store it. */
export interface ThemeHost extends StartThemeHost {
  /** Stores a text, if the platform can. */
  save(text: string): void
}

/**
 * The platform's functions that read the system's theme. Exported as `systemTheme`, separately from the code that every app
 * loads.
 */
export interface SystemThemeHost {
  /** The system's theme; `light` if the system has no preference. */
  read(): ColorScheme
  /** Calls a listener each time the system's theme has changed. */
  watch(listener: () => void): Unsubscribe
}
