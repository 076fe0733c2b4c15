import type { AppConfig, PageOptions, ThemeOptions } from './config.ts'
import type { KeepAliveOptions } from './keepAliveTypes.ts'
import type { NavigationBarBaseOptions } from './navigationBarTypes.ts'
import type { NotFoundPage } from './notFoundTypes.ts'
import type { ParamsSpec } from './params.ts'

/** The keys that a config may have. The types ensure that each table is complete. */
export const knownKeys = {
  app: {
    pages: true,
    root: true,
    notFound: true,
    tabBar: true,
    view: true,
    subPackages: true,
    windows: true,
    navigationBar: true,
    maxWidth: true,
    history: true,
    motion: true,
    keepAlive: true,
    swipeBack: true,
    auth: true,
    guard: true,
    devtools: true,
    storageGroup: true,
    defaults: true,
    mapProvider: true,
    theme: true,
    locale: true,
    name: true,
    version: true,
  } satisfies Record<keyof AppConfig, true>,
  page: {
    load: true,
    data: true,
    title: true,
    head: true,
    params: true,
    under: true,
    navigationBar: true,
    motion: true,
    keepAlive: true,
    presentation: true,
    maxWidth: true,
    topWindow: true,
    leftWindow: true,
    rightWindow: true,
    startWindow: true,
    endWindow: true,
    coversWindows: true,
    result: true,
    events: true,
    guard: true,
  } satisfies Record<keyof PageOptions<ParamsSpec>, true>,
  notFound: { load: true, title: true, navigationBar: true } satisfies Record<keyof NotFoundPage, true>,
  navigationBar: { type: true, backgroundColor: true, color: true, view: true } satisfies Record<
    keyof NavigationBarBaseOptions,
    true
  >,
  keepAlive: { default: true, limit: true } satisfies Record<keyof KeepAliveOptions, true>,
  theme: { mode: true, contrast: true } satisfies Record<keyof ThemeOptions, true>,
}

/** Finds the keys that Slipway does not read, most of which are typing mistakes. */
export function unknownKeys(prefix: string, value: object, known: object): string[] {
  const names = Object.keys(known)
  return Object.keys(value).flatMap((key) => {
    if (Object.hasOwn(known, key)) return []
    const meant = names.find((name) => letters(name) === letters(key))
    return [`${prefix}${key} is not an option. ${meant ? `Write ${meant}.` : `Write one of ${names.join(', ')}.`}`]
  })
}

/** The sorted lower-case letters of a word: equal for words that differ in the case or the order of their letters. */
const letters = (word: string) => [...word.toLowerCase()].sort().join('')
