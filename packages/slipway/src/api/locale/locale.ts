import { host as platformHost } from '#host/locale'
import { ApiError } from '../../base/call/ApiError.ts'
import { orAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkFunction } from '../../base/call/check.ts'
import { checkOneOf } from '../../base/call/checkValue.ts'
import { createEmitter, type Unsubscribe } from '../../base/emitter.ts'
import { localeStore, switchLocale } from '../../base/locale/locale.ts'
import { availableLocales, type Locale, normalizeLocale } from '../../base/locale/normalizeLocale.ts'
import type { LocaleHost } from './host.ts'

/** A language, or a tag that means one, as browsers and servers write it: `zh_TW`, `en-GB`. */
export type LocaleTag = Locale

/** What a listener of `onLocaleChange` gets. */
export interface LocaleChange {
  /** The language that the app speaks from now on. */
  readonly locale: Locale
}

/** What `setLocale` may be told, next to the language. */
export interface SetLocaleOptions {
  /** Gives the switch up while the words are loaded; the language stays as it was. */
  readonly signal?: AbortSignal | undefined
}

const events = createEmitter<{ change: LocaleChange }>()

let newestCall = 0

/**
 * The language that the app speaks now: `en`, `es`, `fr`, `zh-Hans` or `zh-Hant`.
 *
 * @platform web, capacitor, node
 *
 * @example
 * getLocale() // 'zh-Hans'
 */
export function getLocale(): Locale {
  return localeStore.get().locale
}

/**
 * Switches the language of the app, live, and remembers the choice for later runs.
 *
 * The words of a language are loaded when they are first needed, which is why this takes a moment. The document's `lang`
 * changes with it; its `dir` does where the app has added a language (`addLocale`).
 *
 * @returns Whether the language changed: `false` when it was spoken already or a later call overtook this one.
 * @throws {ApiError} `invalid-argument` when the tag means neither a built-in language nor one that the app has added;
 * `unavailable` when the words cannot be loaded, `cancelled` or `timeout` when the signal fires; the language stays as it was.
 * @platform web, capacitor, node
 *
 * @example
 * await setLocale('zh_TW') // true, and getLocale() is 'zh-Hant'
 */
export function setLocale(
  locale: LocaleTag,
  options: SetLocaleOptions = {},
  host: LocaleHost = platformHost,
): Promise<boolean> {
  const join = () => ({ ...options, locale })
  return callApi('setLocale', join, async ({ locale: tag, signal }) => {
    const wanted = typeof tag === 'string' ? normalizeLocale(tag) : undefined
    checkOneOf('setLocale', 'locale', wanted, availableLocales)
    const call = ++newestCall
    const load = () =>
      switchLocale(wanted).catch((cause: unknown) => {
        throw new ApiError('setLocale', 'unavailable', `the words of ${wanted} could not be loaded`, { cause })
      })
    const changed = await orAborted('setLocale', signal, load).catch((error: unknown) => {
      // The language in force overtakes the one that is on its way.
      if (signal?.aborted && call === newestCall) void switchLocale(getLocale(), true)
      throw error
    })
    if (getLocale() === wanted) host.writeChoice(wanted)
    if (!changed) return false
    host.markDocument(wanted)
    events.emit('change', { locale: wanted })
    return true
  })
}

/**
 * Calls a listener each time `setLocale` has changed the language.
 *
 * @throws {ApiError} `invalid-argument` when `listener` is no function.
 * @returns What stops it.
 * @platform web, capacitor, node
 *
 * @example
 * const stop = onLocaleChange(({ locale }) => reloadTexts(locale))
 */
export function onLocaleChange(listener: (event: LocaleChange) => void): Unsubscribe {
  checkFunction('onLocaleChange', 'listener', listener)
  return events.on('change', listener)
}
