import { useSyncExternalStore } from 'react'
import { localeStore } from '../../base/locale/locale.ts'
import type { Locale } from '../../base/locale/normalizeLocale.ts'

const locale = () => localeStore.get().locale

/**
 * Returns the app's language and renders the component again when it changes.
 *
 * @example
 * const price = new Intl.NumberFormat(useLocale(), { style: 'currency', currency: 'EUR' }).format(12.5)
 */
export function useLocale(): Locale {
  return useSyncExternalStore(localeStore.subscribe, locale, locale)
}
