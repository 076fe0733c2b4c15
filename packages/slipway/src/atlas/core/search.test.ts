import { describe, expect, test } from 'vitest'
import { data as largeCities } from '../data/largeCities.ts'
import { data as smallCities } from '../data/smallCities.ts'
import { readCities } from './cities.ts'
import { placeOf } from './placeOf.ts'
import { searchPlaces } from './search.ts'
import { createSearchIndex } from './searchIndex.ts'

const sizes = [
  ['small', readCities(smallCities)],
  ['large', readCities(largeCities)],
] as const

const lisbon = { latitude: 38.72, longitude: -9.14 }
const boston = { latitude: 42.36, longitude: -71.06 }

describe.each(sizes)('search in the %s size', (_, gazetteer) => {
  const index = createSearchIndex(gazetteer)
  const search = (keyword: string, more: { centre?: typeof lisbon; radius?: number; locale?: string } = {}) => {
    const { centre, radius = Infinity, locale = 'en' } = more
    const found = searchPlaces(gazetteer, index, { keyword, centre, radius, locale })
    return found.map((one) => placeOf(gazetteer, one, locale))
  }
  const first = (...given: Parameters<typeof search>) => {
    const [place] = search(...given)
    return place && `${place.name}, ${place.address || place.kind}`
  }

  test.each([
    ['Lisbon', 'Lisbon, Portugal'],
    ['lisbn', 'Lisbon, Portugal'],
    ['Lisboa', 'Lisbon, Portugal'],
    ['lis', 'Lisbon, Portugal'],
    ['sao paulo', 'São Paulo, Brazil'],
    ['paulo sao', 'São Paulo, Brazil'],
    ['São P', 'São Paulo, Brazil'],
    ['new yrok', 'New York City, NY, United States'],
    ['los angles', 'Los Angeles, CA, United States'],
    ['stuttgrat', 'Stuttgart, Germany'],
    ['st petersburg russia', 'Saint Petersburg, Russia'],
    ["xi'an", 'Xi’an, China'],
    ['paris france', 'Paris, France'],
    ['vancouver wa', 'Vancouver, WA, United States'],
    ['portugal', 'Portugal, country'],
    ['葡萄牙', 'Portugal, country'],
    ['南韓', 'South Korea, country'],
    ['estados unidos', 'United States, country'],
    ['etats-unis', 'United States, country'],
    ['mexico', 'Mexico, country'],
  ])('"%s" finds %s', (keyword, expected) => {
    expect(first(keyword)).toBe(expected)
  })

  test.each(['', '  ', '.', '里斯本', 'zzzzzz', 'a '.repeat(17)])('"%s" finds no places', (keyword) => {
    expect(search(keyword)).toEqual([])
  })

  test('a complete name is before a part of a name, and this before a name with typing errors', () => {
    const names = search('york').map(({ name }) => name)
    expect(names.indexOf('York')).toBe(0)
    expect(names.indexOf('New York City')).toBeGreaterThan(0)
    const mistyped = search('lond').map(({ name }) => name)
    expect(mistyped[0]).toBe('London')
    expect(mistyped.indexOf('Bonn')).toBe(-1)
  })

  test('with a centre, near places are first, with their distance', () => {
    expect(first('springfield', { centre: boston })).toBe('Springfield, MA, United States')
    const [place] = search('lisbon', { centre: lisbon })
    expect(place?.distance).toBeGreaterThan(500)
    expect(place?.distance).toBeLessThan(1_000)
    expect(search('lisbon')[0]).not.toHaveProperty('distance')
  })

  test('with a radius, farther places are left out', () => {
    const found = search('s', { centre: lisbon, radius: 40_000 })
    expect(found.map(({ name }) => name)).toContain('Setúbal')
    expect(found.filter(({ distance = Infinity }) => distance > 40_000)).toEqual([])
  })

  test('the names of countries are in the language of the search, which also finds them', () => {
    expect(first('lisbon', { locale: 'zh-Hans' })).toBe('Lisbon, 葡萄牙')
    expect(search('Deutschland')).toEqual([])
    expect(first('Deutschland', { locale: 'de' })).toBe('Deutschland, country')
  })

  test('a country is at its largest city, with the inhabitants of all its places', () => {
    const [portugal] = search('portugal')
    expect(portugal).toMatchObject({ id: 'PT', kind: 'country', countryCode: 'PT', address: '' })
    expect(portugal?.latitude).toBeCloseTo(38.717, 3)
    expect(portugal?.population).toBeGreaterThan(8_000_000)
  })

  test('a search of three words with an error takes at most four times as long as a look at 300,000 letters', () => {
    const text = 'slipway'.repeat(43_000)
    const fastest = (run: () => unknown) => {
      const times = Array.from({ length: 7 }, () => {
        const start = performance.now()
        run()
        return performance.now() - start
      })
      return Math.min(...times)
    }
    search('warm up')
    const lookMs = fastest(() => Array.from(text).filter((letter) => letter === 'q').length)
    expect(fastest(() => search('san frncisco california')) / lookMs).toBeLessThan(4)
  })
})
