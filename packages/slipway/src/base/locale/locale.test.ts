import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type BuiltInLocale, builtInLocales } from './builtInLocales.ts'
import { enFeatures } from './en/enFeatures.ts'
import { en as enCore } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { fill, localeStore, switchLocale } from './locale.ts'
import { type MessageKey, type Messages, message } from './messages.ts'
import type { Locale } from './normalizeLocale.ts'
import { zhHans } from './zh-Hans.ts'
import { zhHant } from './zh-Hant.ts'

const en: Messages = { ...enCore, ...enFeatures }

const english = { locale: 'en', messages: en } as const
const dictionaries: Readonly<Record<BuiltInLocale, Messages>> = { en, es, fr, 'zh-Hans': zhHans, 'zh-Hant': zhHant }

beforeEach(() => localeStore.set(english))
afterEach(() => localeStore.set(english))

describe.each(Object.entries(dictionaries))('the words of %s', (_, messages) => {
  test('have the same keys as English, in the same order, and none is empty', () => {
    expect(Object.keys(messages)).toEqual(Object.keys(en))
    expect(Object.values(messages).filter((text) => text.trim() === '')).toEqual([])
  })

  test('have the same {placeholders} as English', () => {
    const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
    const table = (words: Messages) =>
      Object.fromEntries(Object.entries(words).map(([key, text]) => [key, places(text)]))
    expect(table(messages)).toEqual(table(en))
  })
})

test('[S8.15] interface strings switch live between the built-in languages', async () => {
  const seen: string[] = []
  const stop = localeStore.subscribe(() => seen.push(message('clipboard.copied')))
  for (const locale of builtInLocales.toReversed()) {
    expect(await switchLocale(locale)).toBe(true)
    expect(localeStore.get().locale).toBe(locale)
  }
  stop()
  expect(seen).toEqual(builtInLocales.toReversed().map((locale) => dictionaries[locale]['clipboard.copied']))
  expect(new Set(seen).size).toBe(builtInLocales.length)
})

test('switching to the current language changes nothing', async () => {
  const received = vi.fn()
  const stop = localeStore.subscribe(received)
  expect(await switchLocale('en')).toBe(false)
  stop()
  expect(received).not.toHaveBeenCalled()
})

test('a later switch cancels an earlier one whose texts are still loading', async () => {
  const seen: Locale[] = []
  const stop = localeStore.subscribe(() => seen.push(localeStore.get().locale))
  const outcomes = await Promise.all([switchLocale('fr'), switchLocale('zh-Hant'), switchLocale('es')])
  stop()
  expect(outcomes).toEqual([false, false, true])
  expect(seen).toEqual(['es'])
})

test('switching to the current language cancels a running switch', async () => {
  expect(await Promise.all([switchLocale('fr'), switchLocale('en')])).toEqual([false, false])
  expect(localeStore.get()).toBe(english)
})

test.each<[MessageKey, Record<string, string | number>, string]>([
  ['previewImage.position', { current: 2, total: 9 }, 'Image 2 of 9'],
  ['notFound.text', { path: '/a{b}' }, 'There is no page at /a{b}.'],
  ['previewImage.position', { current: 0 }, 'Image 0 of {total}'],
])('the text of %s with %j', (key, values, text) => {
  expect(message(key, values)).toBe(text)
})

test('a text without placeholders is unchanged', () => {
  expect(fill('Cancel', { current: 1 })).toBe('Cancel')
  expect(fill('{constructor}', {})).toBe('{constructor}')
})
