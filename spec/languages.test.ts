import { expect, test } from 'vitest'
import { builtInLocales } from '../packages/slipway/src/base/locale/builtInLocales.ts'
import { findFiles } from '../scripts/lib/findFiles.ts'
import { readText } from '../scripts/lib/readText.ts'
import { missingLanguages } from './missingLanguages.ts'

test('each file that lists the languages, except tests, lists all built-in languages', () => {
  const files = findFiles(['{packages,apps,e2e,scripts,spec,docs}/**/*.{ts,tsx,md,mjs,json}', 'README.md']).filter(
    (path) => !/\.test\.tsx?$/.test(path) && path !== 'spec/rows.md',
  )
  const incomplete = files.flatMap((path) => {
    const missing = missingLanguages(readText(path), builtInLocales)
    return missing.length > 0 ? [`${path} lacks ${missing.join(', ')}`] : []
  })
  expect(incomplete).toEqual([])
})

const locales = ['en', 'es', 'fr', 'zh-Hans', 'ja']

test.each([
  ['all', "{ en, es, fr, 'zh-Hans': zhHans, ja }", []],
  ['all but one, as a type', "'en' | 'es' | 'fr' | 'zh-Hans'", ['ja']],
  ['all but one, in a sentence', 'The language: `en`, `es`, `fr` or `zh-Hans`.', ['ja']],
  ['all but one, as imports', "import { en } from './en'\n{ en, es, fr, 'zh-Hans': zhHans }", ['ja']],
  ['all but one, as texts for each', "en: 'E', es: 'E', fr: 'F', 'zh-Hans': '中'", ['ja']],
  ['all but one, in a table', 'locale=en|es|fr|zh-Hans', ['ja']],
  ['some', "['en', 'fr']", []],
  ['the words', 'a frame, an end, yes', []],
])('a text with %s', (_, text, missing) => {
  expect(missingLanguages(text, locales)).toEqual(missing)
})
