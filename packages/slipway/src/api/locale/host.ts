import type { Locale } from '../../base/locale/normalizeLocale.ts'

/** The platform's functions that start an app in a language. None of these throws. Exported as `startHost`, because every app loads it. */
export interface StartLocaleHost {
  /** The choice stored last, in this run or an earlier one; not checked. */
  readChoice(): string | null | undefined
  /** The languages that the user's system prefers, best first, as BCP 47 tags. */
  systemLanguages(): readonly string[]
  /** Tells the document its language, for screen readers, hyphenation and the choice of Chinese glyphs. */
  markDocument(locale: Locale): void
}

/** The platform's functions for the language. None of these throws: without a place to store, a choice is forgotten. */
export interface LocaleHost extends StartLocaleHost {
  /** Stores the user's choice for later runs. */
  writeChoice(locale: Locale): void
  /** Tells the document which way its language is written. */
  setDirection(direction: 'ltr' | 'rtl'): void
}
