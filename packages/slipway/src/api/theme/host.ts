import type { Unsubscribe } from '../../base/emitter.ts'

/** A theme as it is seen. */
export type ColorScheme = 'light' | 'dark'

/** The platform's functions that start an app in a theme. Exported as `startHost`, because every app loads it. */
export interface StartThemeHost {
  /** Makes a theme visible: from then on the tokens have its colours. */
  apply(theme: { readonly mode: string; readonly contrast: string }): void
  /** The text stored last; `null` when there is none or the platform keeps nothing. */
  load(): string | null
}

/** The platform's functions that show a theme and store it. */
export interface ThemeHost extends StartThemeHost {
  /** Remembers a text, if the platform can. */
  save(text: string): void
}

/** What a platform tells of the system's theme. Exported as `systemTheme`, apart from what every app loads. */
export interface SystemThemeHost {
  /** The theme that the system asks for; `light` where it asks for none. */
  read(): ColorScheme
  /** Calls a listener each time that has changed. */
  watch(listener: () => void): Unsubscribe
}
