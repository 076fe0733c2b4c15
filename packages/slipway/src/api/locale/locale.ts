import { host as platformHost, startHost } from '#host/locale'
import { ApiError } from '../../base/call/ApiError.ts'
import { orAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkFunction } from '../../base/call/check.ts'
import { checkOneOf } from '../../base/call/checkValue.ts'
import { createEmitter, type Unsubscribe } from '../../base/emitter.ts'
import { initialLocale, localeStore, switchLocale } from '../../base/locale/locale.ts'
import { availableLocales, type Locale, normalizeLocale, resolveLocale } from '../../base/locale/normalizeLocale.ts'
import { peekNavigator } from '../../router/current.ts'
import type { LocaleHost, StartLocaleHost } from './host.ts'

/** A language, or a tag that stands for one, in the formats of browsers and servers: `zh_TW`, `en-GB`. */
export type LocaleTag = Locale

/** Event of `onLocaleChange`. */
export interface LocaleChange {
  /** The new language of the app. */
  readonly locale: Locale
}

/** Options of `setLocale`. */
export interface SetLocaleOptions {
  /** Cancels the change while the texts are being loaded; the language stays unchanged. */
  readonly signal?: AbortSignal | undefined
}

const events = createEmitter<{ change: LocaleChange }>()

let newestCall = 0

/**
 * Returns the current language of the app: `en`, `es`, `fr`, `zh-Hans`, `zh-Hant`, or a language added by `addLocale`.
 *
 * In the config, before the app has started, this is the language that the app will start in: the choice that `setLocale` has stored, else
 * the browser's language. Call `addLocale` before. The `locale` of the config is not known yet, nor is the config's `storageGroup`: an app
 * that is not served from `/` calls `setStorageGroup` in a module that is imported first.
 *
 * @platform web, capacitor, node
 *
 * @example
 * getLocale() // 'zh-Hans'
 */
export function getLocale(_options?: object, host: StartLocaleHost = startHost): Locale {
  const state = localeStore.get()
  if (state !== initialLocale || peekNavigator()) return state.locale
  return resolveLocale([host.readChoice(), ...host.systemLanguages()])
}

/**
 * Changes the language of the running app, and stores the choice for later runs.
 *
 * The call is asynchronous because the texts of a language are loaded when they are first needed. The document's `lang`
 * changes with the language; its `dir` does so only if the app has added a language (`addLocale`).
 *
 * @returns Whether the language changed: `false` if it was the current language already, or a later call superseded this
 * one.
 * @throws {ApiError} `invalid-argument` if the tag matches no built-in language and none added by the app; `unavailable`
 * if the texts cannot be loaded; `cancelled` or `timeout` if `signal` is aborted. The language stays unchanged in these
 * cases.
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
    const target = typeof tag === 'string' ? normalizeLocale(tag) : undefined
    checkOneOf('setLocale', 'locale', target, availableLocales)
    const call = ++newestCall
    const load = () =>
      switchLocale(target).catch((cause: unknown) => {
        throw new ApiError('setLocale', 'unavailable', `the words of ${target} could not be loaded`, { cause })
      })
    const changed = await orAborted('setLocale', signal, load).catch((error: unknown) => {
      // Switching to the current language supersedes the pending switch.
      if (signal?.aborted && call === newestCall) void switchLocale(localeStore.get().locale)
      throw error
    })
    if (localeStore.get().locale === target) host.writeChoice(target)
    if (!changed) return false
    host.markDocument(target)
    events.emit('change', { locale: target })
    return true
  })
}

/**
 * Calls a listener each time `setLocale` has changed the language.
 *
 * @throws {ApiError} `invalid-argument` if `listener` is not a function.
 * @returns A function that removes the listener.
 * @platform web, capacitor, node
 *
 * @example
 * const stop = onLocaleChange(({ locale }) => reloadTexts(locale))
 */
export function onLocaleChange(listener: (event: LocaleChange) => void): Unsubscribe {
  checkFunction('onLocaleChange', 'listener', listener)
  return events.on('change', listener)
}
