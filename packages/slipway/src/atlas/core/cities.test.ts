import { describe, expect, test } from 'vitest'
import { data as largeCities } from '../data/largeCities.ts'
import { data as smallCities } from '../data/smallCities.ts'
import { readCities } from './cities.ts'
import { placeOf } from './placeOf.ts'

const small = readCities(smallCities)
const large = readCities(largeCities)
const all = (gazetteer: typeof small) =>
  Array.from(gazetteer.populations, (_, place) => placeOf(gazetteer, { place }, 'en'))

describe.each([
  ['small', small, 100_000, 4_000],
  ['large', large, 15_000, 23_000],
] as const)('the places of the %s size', (_, gazetteer, leastPopulation, leastCount) => {
  const places = all(gazetteer)
  const cities = places.filter(({ kind }) => kind === 'city')

  test('are cities of the least population, the largest first', () => {
    expect(cities.length).toBeGreaterThan(leastCount)
    expect(cities.every(({ population }) => population >= leastPopulation * 0.99)).toBe(true)
    const populations = cities.map(({ population }) => population)
    expect(populations).toEqual(populations.toSorted((a, b) => b - a))
    expect(cities[0]?.name).toBe('Shanghai')
  })

  test('are on the globe, and have names and countries', () => {
    const wrong = places.filter(({ latitude, longitude, name, countryCode }) => {
      return Math.abs(latitude) > 90 || Math.abs(longitude) > 180 || name === '' || !/^[A-Z]{2}$/.test(countryCode)
    })
    expect(wrong).toEqual([])
  })

  test('have different ids', () => {
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
  })
})

test('a place is the same in both sizes', () => {
  const inLarge = new Map(all(large).map((place) => [place.id, place]))
  for (const place of all(small)) expect(inLarge.get(place.id)).toEqual(place)
})

test('Lisbon is as in the source, with a rounded population', () => {
  const lisbon = all(large).find(({ name }) => name === 'Lisbon')
  expect(lisbon).toMatchObject({ countryCode: 'PT', address: 'Portugal', latitude: 38.717, longitude: -9.133 })
  expect(lisbon?.population).toBeGreaterThan(517_802 * 0.99)
  expect(lisbon?.population).toBeLessThan(517_802 * 1.01)
})
