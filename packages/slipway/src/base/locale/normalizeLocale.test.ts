import { expect, test } from 'vitest'
import { type Locale, normalizeLocale, resolveLocale } from './normalizeLocale.ts'

test.each<[string, Locale | undefined]>([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['EN_us', 'en'],
  ['es-419', 'es'],
  ['fr-CA', 'fr'],
  ['zh-Hans', 'zh-Hans'],
  ['zh', 'zh-Hans'],
  ['zh-CN', 'zh-Hans'],
  ['zh_SG', 'zh-Hans'],
  ['chinese', 'zh-Hans'],
  ['zh-hans-HK', 'zh-Hans'],
  ['zh-Hant', 'zh-Hant'],
  ['zh-TW', 'zh-Hant'],
  ['zh_HK', 'zh-Hant'],
  ['zh-MO', 'zh-Hant'],
  ['zh-CHT', 'zh-Hant'],
  ['chinese-hant', 'zh-Hant'],
  ['en-', 'en'],
  ['en-Latn-GB-oxendict', 'en'],
  ['-en', undefined],
  ['-', undefined],
  ['de', undefined],
  ['eng', undefined],
  ['est', undefined],
  ['zhuang', undefined],
  ['', undefined],
])('the tag %j means %s', (tag, locale) => {
  expect(normalizeLocale(tag)).toBe(locale)
})

test.each([
  ['hyphens', '-'.repeat(200_000), undefined],
  ['parts', `en${'-a'.repeat(100_000)}`, 'en'],
  ['parts of Chinese', `zh${'_x'.repeat(100_000)}`, 'zh-Hans'],
])('a tag of very many %s is normalised quickly', (_, tag, locale) => {
  const start = performance.now()
  expect(normalizeLocale(tag)).toBe(locale)
  expect(performance.now() - start).toBeLessThan(1_000)
})

test('the first tag that matches is used, or English if no tag matches', () => {
  expect(resolveLocale([null, undefined, '', 'de-DE', 'fr-BE', 'es'])).toBe('fr')
  expect(resolveLocale(['de', 'it'])).toBe('en')
  expect(resolveLocale([])).toBe('en')
})
