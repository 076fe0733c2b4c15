import { expect, test } from 'vitest'
import { acceptedLanguages } from './acceptedLanguages.ts'

test.each([
  [null, []],
  ['', []],
  ['fr', ['fr']],
  ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', ['fr-CH', 'fr', 'en', 'de']],
  ['en;q=0.2, zh-Hant;q=0.9,es', ['es', 'zh-Hant', 'en']],
  ['en;q=0, fr;Q=0.1', ['fr']],
  ['en;q=high, <b>, fr', ['fr']],
])('%s', (header, languages) => {
  expect(acceptedLanguages(header)).toEqual(languages)
})
