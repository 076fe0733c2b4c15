import type { CitiesData } from './jobs.ts'
import { readNumbers } from './numbers.ts'

/** All places, in common arrays. First the cities, the largest first, then the countries. */
export interface Gazetteer {
  /** Number of cities. The index of a country is this number plus its index in `codes`. */
  readonly cityCount: number
  /** Names of the cities, in Latin letters. */
  readonly names: readonly string[]
  /** Codes of the states of the cities in the USA; empty for all other cities. */
  readonly states: readonly string[]
  /** Codes of all countries. */
  readonly codes: readonly string[]
  /** Index in `codes` of each place. */
  readonly countries: Uint16Array
  readonly latitudes: Float64Array
  readonly longitudes: Float64Array
  /** Number of inhabitants of each place. */
  readonly populations: Float64Array
}

interface City {
  readonly country: number
  readonly longitude: number
  readonly latitude: number
  readonly population: number
  readonly name: string
  readonly state: string
}

/**
 * Decodes the data file with cities. Its numbers are the least population, then for each country the number of its cities, its
 * population and the position of its largest city, then the positions of all cities relative to each other, then their populations.
 */
export function readCities({
  countries: codeText,
  states: stateText,
  names: nameText,
  numbers,
}: CitiesData): Gazetteer {
  const codes = pairsOf(codeText)
  const names = nameText.split('|')
  const reader = readNumbers(numbers)
  const leastStep = reader.next()
  const countries = codes.map((_, country) => ({
    country,
    cityCount: reader.next(),
    population: populationOf(reader.next()),
    longitude: reader.nextSigned() / gridPerDegree,
    latitude: reader.nextSigned() / gridPerDegree,
  }))
  const owners = countries.flatMap(({ country, cityCount }) => Array.from({ length: cityCount }, () => country))
  let [x, y] = [0, 0]
  const positions = owners.map(() => {
    x += reader.nextSigned()
    y += reader.nextSigned()
    return { longitude: x / gridPerDegree, latitude: y / gridPerDegree }
  })
  const states = pairsOf(stateText)
  const cities = owners
    .map((country, index): City => {
      const state = codes[country] === 'US' ? (states.shift() ?? '') : ''
      const population = populationOf(leastStep + reader.next())
      const position = positions[index] ?? { longitude: 0, latitude: 0 }
      return { country, ...position, population, name: names[index] ?? '', state }
    })
    .sort((a, b) => b.population - a.population)
  const places = [...cities, ...countries]
  return {
    cityCount: cities.length,
    names: cities.map(({ name }) => name),
    states: cities.map(({ state }) => state),
    codes,
    countries: Uint16Array.from(places, ({ country }) => country),
    latitudes: Float64Array.from(places, ({ latitude }) => latitude),
    longitudes: Float64Array.from(places, ({ longitude }) => longitude),
    populations: Float64Array.from(places, ({ population }) => population),
  }
}

/** Positions are stored in 1/1,000 degrees, about 100 metres. */
const gridPerDegree = 1000

const pairsOf = (text: string): string[] => text.match(/../g) ?? []

/** Populations are stored in steps of one percent, so only three digits are significant. */
const populationOf = (step: number): number => Number((1.01 ** step).toPrecision(3))
