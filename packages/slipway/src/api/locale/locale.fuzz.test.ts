import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { availableLocales, type Locale } from '../../base/locale/normalizeLocale.ts'
import { endsWell, endsWellAtOnce, listensWell, oddRuns, oddValue } from '../../testing/internal/fuzz/oddOptions.ts'
import { addLocale, getLocale, onLocaleChange, setLocale } from './index.ts'

const host = {
  readChoice: () => undefined,
  writeChoice: (locale: Locale) => expect(availableLocales).toContain(locale),
  systemLanguages: () => [],
  markDocument: (locale: Locale) => expect(availableLocales).toContain(locale),
  setDirection: () => {},
}
afterEach(() => setLocale('en', {}, host))

test('unusual tags match one of the languages or are rejected with an ApiError', async () => {
  const tag = fc.oneof(
    oddValue,
    fc.stringMatching(/^(zh|en|fr|es|de|zh_TW|ZH-hans)[-_][A-Za-z]{0,8}$/),
    fc.constantFrom('zh-Hant', 'fr', '__proto__', 'constructor', 'toString'),
  )
  await fc.assert(
    fc.asyncProperty(tag, async (odd) => {
      await endsWell(() => setLocale(odd as string, {}, host))
      expect(availableLocales).toContain(getLocale())
    }),
    oddRuns,
  )
})

test('unusual languages are added or throw an ApiError', () => {
  const tag = fc.oneof(oddValue, fc.constantFrom('ar', 'pt-BR', 'x'))
  fc.assert(
    fc.property(tag, fc.oneof(oddValue, fc.constant({})), (odd, words) => {
      endsWellAtOnce(() => addLocale(odd as string, words as object, host))
    }),
    oddRuns,
  )
})

test('an invalid listener throws', () => {
  fc.assert(
    fc.property(oddValue, (listener) => listensWell(onLocaleChange, listener)),
    oddRuns,
  )
})
