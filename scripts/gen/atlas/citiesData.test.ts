import { expect, test } from 'vitest'
import { readCities } from '../../../packages/slipway/src/atlas/core/cities.ts'
import { citiesData } from './citiesData.ts'
import type { SourceCity } from './sources.ts'

const city = (name: string, country: string, population: number, more: Partial<SourceCity> = {}): SourceCity => ({
  name,
  country,
  population,
  adminCode: '01',
  featureCode: 'PPL',
  loc: { coordinates: [population / 10_000, -10] },
  ...more,
})

test('cities are read as they were written, the largest first', () => {
  const data = citiesData(
    [
      city('Village', 'PT', 2_000),
      city('Town', 'PT', 50_000),
      city("Coeur d'Alene", 'US', 60_000, { adminCode: 'ID', loc: { coordinates: [-116.780_46, 47.677_68] } }),
      city('Section', 'US', 90_000, { featureCode: 'PPLX' }),
    ],
    15_000,
  )
  const gazetteer = readCities({ ...{ countries: '', states: '', names: '', numbers: '' }, ...data })
  expect(gazetteer.names).toEqual(['Coeur d’Alene', 'Town'])
  expect(gazetteer.codes).toEqual(['PT', 'US'])
  expect([...gazetteer.countries]).toEqual([1, 0, 0, 1])
  expect(gazetteer.states).toEqual(['ID', ''])
  expect([...gazetteer.longitudes]).toEqual([-116.78, 5, 5, -116.78])
  expect([...gazetteer.latitudes]).toEqual([47.678, -10, -10, 47.678])
  const [largest = 0, second = 0, portugal = 0] = gazetteer.populations
  for (const [population, expected] of [
    [largest, 60_000],
    [second, 50_000],
    [portugal, 52_000],
  ] as const) {
    expect(Math.abs(population / expected - 1)).toBeLessThan(0.01)
  }
})

test('a code that is not a state of the USA is an error', () => {
  expect(() => citiesData([city('Town', 'US', 50_000)], 15_000)).toThrow('not the code of a state')
})
