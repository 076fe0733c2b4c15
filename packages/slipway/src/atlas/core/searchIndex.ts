import type { Gazetteer } from './cities.ts'
import { countryNames } from './countryNames.ts'
import { letterBits } from './typingErrors.ts'
import { completeWord, wordsOf } from './words.ts'

/** The words of all names. */
export interface SearchIndex {
  /** All different words. Other lists refer to them by their indices. */
  readonly words: readonly string[]
  /** The letters of each word, as `letterBits` returns them. */
  readonly letters: readonly number[]
  /** The words of each name of a place. A country has several names. */
  readonly names: readonly NameWords[]
  /** For each country its code and the words of all its names, to choose among cities with the same name. */
  readonly countryWords: readonly (readonly number[])[]
  /** Code of the state of each city, for the same purpose. -1 for cities outside the USA. */
  readonly stateWords: Int32Array
  /** Adds the names of the countries in a language. Does nothing if it has been added. */
  addLocale(locale: string): void
}

/** A name as words. */
export interface NameWords {
  readonly place: number
  readonly words: readonly number[]
}

/** The languages in which countries are found, besides the language of a search. */
const locales = ['en', 'es', 'fr', 'zh-Hans', 'zh-Hant']

/** Prepares the search in a gazetteer. Takes about 100 ms for the large size. */
export function createSearchIndex(gazetteer: Gazetteer): SearchIndex {
  const indices = new Map<string, number>()
  const words: string[] = []
  const letters: number[] = []
  const indexOf = (word: string): number => {
    const known = indices.get(word)
    if (known !== undefined) return known
    indices.set(word, words.length)
    letters.push(letterBits(word))
    return words.push(word) - 1
  }
  const indicesOf = (name: string) => wordsOf(name).map((word) => indexOf(completeWord(word)))
  const names: NameWords[] = gazetteer.names.map((name, place) => ({ place, words: indicesOf(name) }))
  const countryWords = gazetteer.codes.map(indicesOf)
  const stateWords = Int32Array.from(gazetteer.states, (state) => (state === '' ? -1 : indexOf(state.toLowerCase())))
  const added = new Set<string>()
  const addLocale = (locale: string) => {
    if (added.has(locale)) return
    added.add(locale)
    const nameOf = countryNames(locale)
    gazetteer.codes.forEach((code, country) => {
      const name = { place: gazetteer.cityCount + country, words: indicesOf(nameOf(code)) }
      names.push(name)
      countryWords[country]?.push(...name.words)
    })
  }
  for (const locale of locales) addLocale(locale)
  return { words, letters, names, countryWords, stateWords, addLocale }
}
