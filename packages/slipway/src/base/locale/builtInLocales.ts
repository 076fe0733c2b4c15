/**
 * The languages of Slipway's own texts, as BCP 47 tags. To add a language, add its tag here: the type checker and the tests
 * list the other places that need it.
 */
export const builtInLocales = ['en', 'es', 'fr', 'zh-Hans', 'zh-Hant'] as const

/** A language of Slipway's own texts, as a BCP 47 tag. */
export type BuiltInLocale = (typeof builtInLocales)[number]
