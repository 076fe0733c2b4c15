export type { Locale } from '../../base/locale/normalizeLocale.ts'
export type { LocaleHost } from './host.ts'
export type { LocaleChange, LocaleTag } from './locale.ts'
export { getLocale, onLocaleChange, setLocale } from './locale.ts'
