import { startHost } from '#host/locale'
import { reportLater } from '../../base/emitter.ts'
import { localeStore, switchLocale } from '../../base/locale/locale.ts'
import { type Locale, resolveLocale } from '../../base/locale/normalizeLocale.ts'
import type { StartLocaleHost } from './host.ts'

/**
 * Determines the initial language (the user's stored choice, else the app's, else the system's, else English) and loads
 * its texts. `createApp` calls it before anything is shown.
 *
 * Never rejects: if the texts cannot be loaded, the app starts in English, and the error is reported.
 *
 * @param appLocale The language that the app declares; without one, the system decides.
 * @returns The current language.
 * @internal
 */
export async function startLocale(appLocale?: string, host: StartLocaleHost = startHost): Promise<Locale> {
  const initial = resolveLocale([host.readChoice(), appLocale, ...host.systemLanguages()])
  await switchLocale(initial).catch(reportLater)
  const { locale } = localeStore.get()
  host.markDocument(locale)
  return locale
}
