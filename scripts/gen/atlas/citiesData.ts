import { at, type Position } from './simplify.ts'
import type { SourceCity } from './sources.ts'
import { signed, writeNumbers } from './writeNumbers.ts'

/**
 * Kinds of places that are left out: sections of cities, and places without inhabitants today. The source counts the inhabitants of many
 * sections twice.
 */
const leftOut = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW'])

/** The file with cities, in the format that `readCities` reads. The cities of a country are sorted from south to north. */
export function citiesData(all: readonly SourceCity[], leastPopulation: number): Readonly<Record<string, string>> {
  const places = all.filter(({ featureCode }) => !leftOut.has(featureCode))
  const codes = [...new Set(places.map(({ country }) => country))].sort()
  const countries = codes.map((code) => {
    const inCountry = places.filter(({ country }) => country === code).sort(fromSouth)
    return { code, inCountry, cities: inCountry.filter(({ population }) => population >= leastPopulation) }
  })
  const cities = countries.flatMap((country) => country.cities)
  return {
    countries: codes.join(''),
    // Two capital letters for each city of the USA. Other countries have codes that their inhabitants do not use.
    states: cities.flatMap(({ country, adminCode }) => (country === 'US' ? [stateOf(adminCode)] : [])).join(''),
    names: cities.map(({ name }) => plainName(name)).join('|'),
    numbers: writeNumbers([
      populationStep(leastPopulation),
      ...countries.flatMap(({ inCountry, cities }) => [
        cities.length,
        populationStep(inCountry.reduce((sum, { population }) => sum + population, 0)),
        ...gridOf(largestOf(inCountry)).map(signed),
      ]),
      ...relative(cities.map(gridOf)),
      ...cities.map(({ population }) => populationStep(population) - populationStep(leastPopulation)),
    ]),
  }
}

/** Longitude and latitude in 1/1,000 degrees. */
function gridOf({ loc }: SourceCity): readonly [number, number] {
  const [longitude, latitude] = loc.coordinates
  return [Math.round(longitude * 1000), Math.round(latitude * 1000)]
}

/** Numbers of points, each relative to the one before it. */
function relative(points: readonly Position[]): number[] {
  return points.flatMap(([x, y], index) => {
    const [lastX, lastY] = index > 0 ? at(points, index - 1) : [0, 0]
    return [signed(x - lastX), signed(y - lastY)]
  })
}

/** A population in steps of one percent. */
const populationStep = (population: number) => Math.round(Math.log(Math.max(1, population)) / Math.log(1.01))

const fromSouth = (a: SourceCity, b: SourceCity) =>
  a.loc.coordinates[1] - b.loc.coordinates[1] || a.loc.coordinates[0] - b.loc.coordinates[0]

const largestOf = (cities: readonly SourceCity[]) =>
  cities.reduce((largest, city) => (city.population > largest.population ? city : largest))

function stateOf(adminCode: string): string {
  if (!/^[A-Z]{2}$/.test(adminCode)) throw new Error(`${adminCode} is not the code of a state of the USA`)
  return adminCode
}

/** The source writes apostrophes in several ways. Those of scripts would need an escape. */
const plainName = (name: string) => name.replaceAll(/['`]/g, '’').replaceAll(/[|\\$\n]/g, ' ')
