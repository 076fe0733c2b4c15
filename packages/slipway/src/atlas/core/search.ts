import type { Gazetteer } from './cities.ts'
import { distanceBetween } from './distance.ts'
import type { Jobs } from './jobs.ts'
import { type NearPlace, pointOf } from './near.ts'
import type { SearchIndex } from './searchIndex.ts'
import { acceptedErrors, isMistyped, letterBits, mayBeSimilar } from './typingErrors.ts'
import { completeWord, wordsOf } from './words.ts'

/** Quality of a match between a typed word and a word of a name. */
const quality = { none: 0, mistyped: 1, begun: 2, exact: 3 } as const

/** Number of words in a search. Every word must match, and no name has more, even with its country. */
const mostWords = 16

/** A place that matches, without its distance if the search has no centre. */
export type Found = Pick<NearPlace, 'place'> & Partial<NearPlace>

/**
 * The places whose names match a search, best first: names that were typed completely, then names with further letters or words, then
 * names with typing errors. Equal matches are sorted by population, which counts less with the distance from the centre.
 */
export function searchPlaces(
  gazetteer: Gazetteer,
  index: SearchIndex,
  { keyword, centre, radius, locale }: Omit<Jobs['search']['query'], 'offset' | 'limit'>,
): Found[] {
  const typed = wordsOf(keyword)
  if (typed.length === 0 || typed.length > mostWords) return []
  index.addLocale(locale)
  const matches = typed.map((word, position) => {
    const isLast = position === typed.length - 1
    // The last word may not be complete: `st` may become Stockholm.
    return matchWords(index, isLast ? word : completeWord(word), isLast)
  })
  const ranks = ranksOfPlaces(gazetteer, index, matches)
  const found = [...ranks].flatMap(([place, rank]) => {
    const population = gazetteer.populations[place] ?? 0
    if (!centre) return [{ place, rank, weight: population }]
    const distance = distanceBetween(centre, pointOf(gazetteer, place))
    return distance > radius ? [] : [{ place, rank, distance, weight: population / (1 + distance / 100_000) ** 2 }]
  })
  return found.sort((a, b) => a.rank - b.rank || b.weight - a.weight || a.place - b.place)
}

/** The quality with which a typed word matches each word of the index. */
function matchWords({ words, letters }: SearchIndex, typed: string, isLast: boolean): Uint8Array {
  const qualities = new Uint8Array(words.length)
  let hasExact = false
  words.forEach((word, index) => {
    if (word === typed) {
      qualities[index] = quality.exact
      hasExact = true
    } else if (isLast && word.startsWith(typed)) qualities[index] = quality.begun
  })
  const errors = acceptedErrors(typed)
  // A word that exists is taken as it was typed.
  if (hasExact || errors === 0) return qualities
  const bits = letterBits(typed)
  words.forEach((word, index) => {
    if (qualities[index] !== quality.none || Math.abs(word.length - typed.length) > errors) return
    if (!mayBeSimilar(bits, letters[index] ?? 0, errors)) return
    if (isMistyped(typed, word, errors)) qualities[index] = quality.mistyped
  })
  return qualities
}

/** The ranks of all places that match: 0 for a complete name, 1 for a part of it, 2 for one with typing errors. */
function ranksOfPlaces(
  gazetteer: Gazetteer,
  index: SearchIndex,
  matches: readonly Uint8Array[],
): ReadonlyMap<number, number> {
  const inCountries = matches.map((qualities) => index.countryWords.map((words) => bestOf(words, qualities)))
  const ranks = new Map<number, number>()
  for (const { place, words } of index.names) {
    let [inName, least] = [0, quality.exact as number]
    for (let position = 0; position < matches.length && least > 0; position++) {
      const qualities = matches[position] ?? noWords
      const own = bestOf(words, qualities)
      if (own > 0) inName++
      least = Math.min(least, own > 0 ? own : qualityAround(gazetteer, index, place, qualities, inCountries[position]))
    }
    if (least === 0 || inName === 0) continue
    const isComplete = least === quality.exact && inName === words.length
    const rank = isComplete ? 0 : least === quality.mistyped ? 2 : 1
    ranks.set(place, Math.min(rank, ranks.get(place) ?? rank))
  }
  return ranks
}

/** The quality with which a typed word matches the state or the country of a city. */
function qualityAround(
  { cityCount, countries }: Gazetteer,
  { stateWords }: SearchIndex,
  place: number,
  qualities: Uint8Array,
  inCountries: readonly number[] = [],
): number {
  if (place >= cityCount) return quality.none
  const isState = qualities[stateWords[place] ?? -1] === quality.exact
  return isState ? quality.exact : (inCountries[countries[place] ?? 0] ?? quality.none)
}

const noWords = new Uint8Array()

function bestOf(words: readonly number[], qualities: Uint8Array): number {
  let best: number = quality.none
  for (let at = 0; at < words.length; at++) {
    const own = qualities[words[at] ?? 0] ?? 0
    if (own > best) best = own
  }
  return best
}
