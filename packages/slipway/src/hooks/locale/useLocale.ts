import { useSyncExternalStore } from 'react'
import { localeStore } from '../../base/locale/locale.ts'
import type { Locale } from '../../base/locale/normalizeLocale.ts'

const locale = () => localeStore.get().locale

/**
 * The language of the app; the component renders again when it switches.
 *
 * @example
 * const price = new Intl.NumberFormat(useLocale(), { style: 'currency', currency: 'EUR' }).format(12.5)
 */
export function useLocale(): Locale {
  return useSyncExternalStore(localeStore.subscribe, locale, locale)
}
