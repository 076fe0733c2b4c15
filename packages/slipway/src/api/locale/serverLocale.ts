import { startHost } from '#host/locale'
import { loadLocale, localeStore } from '../../base/locale/locale.ts'
import { resolveLocale } from '../../base/locale/normalizeLocale.ts'

/**
 * Sets the language of a page that a server renders, in the texts and in the HTML. Unlike `startLocale`, calls at the same time do not replace
 * each other, because each rendering has a language of its own.
 *
 * @param tag The language as a BCP 47 tag.
 * @internal
 */
export async function setServerLocale(tag: string): Promise<void> {
  const loaded = await loadLocale(resolveLocale([tag]))
  localeStore.set(loaded)
  startHost.markDocument(loaded.locale)
}
