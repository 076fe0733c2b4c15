import { startHost } from '#host/locale'
import { reportLater } from '../../base/emitter.ts'
import { localeStore, switchLocale } from '../../base/locale/locale.ts'
import { type Locale, resolveLocale } from '../../base/locale/normalizeLocale.ts'
import type { StartLocaleHost } from './host.ts'

/**
 * Finds the language to begin with (the user's stored choice, else the app's, else the system's, else English) and loads
 * its words. `createApp` calls it before anything is shown.
 *
 * It never rejects: an app whose words cannot be loaded starts in English, and the failure is reported.
 *
 * @param appLocale The language that the app declares; without one, the system decides.
 * @returns The language in force.
 * @internal
 */
export async function startLocale(appLocale?: string, host: StartLocaleHost = startHost): Promise<Locale> {
  const wanted = resolveLocale([host.readChoice(), appLocale, ...host.systemLanguages()])
  await switchLocale(wanted).catch(reportLater)
  const { locale } = localeStore.get()
  host.markDocument(locale)
  return locale
}
