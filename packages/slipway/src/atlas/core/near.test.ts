import { describe, expect, test } from 'vitest'
import { data as largeCities } from '../data/largeCities.ts'
import { data as smallCities } from '../data/smallCities.ts'
import { readCities } from './cities.ts'
import { citiesAround, citiesIn, cityAt } from './near.ts'
import { placeOf } from './placeOf.ts'

const sizes = [
  ['small', readCities(smallCities)],
  ['large', readCities(largeCities)],
] as const

describe.each(sizes)('places near a point in the %s size', (size, gazetteer) => {
  const cityNamed = (latitude: number, longitude: number) => {
    const found = cityAt(gazetteer, { latitude, longitude })
    return found && placeOf(gazetteer, found, 'en').name
  }

  test.each([
    ['Lisbon', 38.72, -9.14],
    ['Lisbon', 38.71, -9.15],
    ['Paris', 48.86, 2.35],
    ['Tokyo', 35.69, 139.7],
    ['Hong Kong', 22.28, 114.16],
    [undefined, 30, -40],
    [undefined, 0, 180],
    [undefined, 90, 0],
    [undefined, -90, 180],
  ])('%s is at %d, %d', (name, latitude, longitude) => {
    expect(cityNamed(latitude, longitude)).toBe(name)
  })

  test('a point beyond the reach of a city is not in it', () => {
    // 30 and 60 km south of Manaus, which has 1.6 million inhabitants.
    expect([cityNamed(-3.37, -60.02), cityNamed(-3.65, -60.02)]).toEqual(['Manaus', undefined])
  })

  test('the cities around a point are sorted by distance, also across the date line', () => {
    const around = citiesAround(gazetteer, { latitude: 38.72, longitude: -9.14 }, 50_000)
    const distances = around.map(({ distance }) => distance)
    expect(distances.length).toBeGreaterThan(2)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(distances.at(-1)).toBeLessThan(50_000)
    const fiji = citiesAround(gazetteer, { latitude: -18, longitude: -179 }, 400_000)
    expect(fiji.map(({ place }) => gazetteer.names[place])).toEqual(
      size === 'small' ? [] : expect.arrayContaining(['Suva']),
    )
  })

  test('the cities in a box are the largest ones, and the box may cross the date line', () => {
    const names = (west: number, east: number, limit = 3) =>
      citiesIn(gazetteer, { west, east, south: -48, north: 0 }, limit).map((place) => gazetteer.names[place])
    expect(names(170, -170)).toEqual(['Auckland', 'Wellington', 'Christchurch'])
    expect(names(170, 190)).toEqual(names(170, -170))
    expect(names(-190, -170, 1)).toEqual(names(170, -170, 1))
    expect(names(-180, 180, 1)).toEqual(['Buenos Aires'])
  })
})

test('a point in a town belongs to the town, not to the large city beside it', () => {
  const [, [, gazetteer]] = sizes
  const found = cityAt(gazetteer, { latitude: 38.7, longitude: -9.229 })
  expect(found && gazetteer.names[found.place]).toBe('Algés')
})
