import type { Locale } from '../../base/locale/normalizeLocale.ts'

/**
 * Platform functions for starting an app in a language. They never throw. Exported as `startHost`, because every app
 * loads it.
 */
export interface StartLocaleHost {
  /** Returns the last stored choice of this run or an earlier one, without checking it. */
  readChoice(): string | null | undefined
  /** Returns the languages that the user's system prefers, best first, as BCP 47 tags. */
  systemLanguages(): readonly string[]
  /** Sets the document's language, for screen readers, hyphenation and the choice of Chinese glyphs. */
  markDocument(locale: Locale): void
}

/** Platform functions for the language. They never throw; without storage, a choice is not saved. */
export interface LocaleHost extends StartLocaleHost {
  /** Stores the user's choice for later runs. */
  writeChoice(locale: Locale): void
  /** Sets the writing direction of the document. */
  setDirection(direction: 'ltr' | 'rtl'): void
}
