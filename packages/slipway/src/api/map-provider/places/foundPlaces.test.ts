import { expect, test } from 'vitest'
import { convert } from '../../../base/geo/convert.ts'
import { centerOf, foundPlaces, type SentPlace } from './foundPlaces.ts'

const paris: SentPlace = { id: 'a', name: 'Paris', address: 'France', latitude: 48.85, longitude: 2.35 }

test.each<[string, Partial<SentPlace>, object]>([
  ['a number as id', { id: 7 }, { id: '7' }],
  ['no id', { id: null }, { id: '48.85,2.35,Paris' }],
  ['an object as id', { id: {} }, { id: '48.85,2.35,Paris' }],
  ['texts as coordinates', { latitude: ' 48.5', longitude: '2e0' }, { latitude: 48.5, longitude: 2 }],
  ['spaces around the name', { name: ' Paris\n' }, { name: 'Paris' }],
  ['no name', { name: undefined, address: 'Rue A, Paris' }, { name: 'Rue A', address: 'Rue A, Paris' }],
  ['no name, and an address with a comma at its start', { name: '', address: ', Paris' }, { name: ', Paris' }],
  ['no address', { address: [] }, { name: 'Paris', address: '' }],
  ['HTML', { name: '<b>Paris</b>', address: '&amp;' }, { name: '<b>Paris</b>', address: '&amp;' }],
  ['a name of a prototype', { id: '__proto__', name: 'toString' }, { id: '__proto__', name: 'toString' }],
])('a place with %s', (_, fields, expected) => {
  expect(foundPlaces([{ ...paris, ...fields }], undefined)).toEqual([expect.objectContaining(expected)])
})

test.each<[string, Partial<SentPlace>]>([
  ['no latitude', { latitude: undefined }],
  ['an empty text as longitude', { longitude: ' ' }],
  ['a text that only begins with a number', { longitude: '2.35 E' }],
  ['a latitude outside the world', { latitude: -90.1 }],
  ['a longitude outside the world', { longitude: 180.1 }],
  ['an infinite longitude', { longitude: '1e999' }],
  ['a boolean', { latitude: true }],
  ['a list', { latitude: [48] }],
  ['neither name nor address', { name: ' ', address: null }],
])('a place with %s is left out', (_, fields) => {
  expect(foundPlaces([{ ...paris, ...fields }, paris], undefined)).toHaveLength(1)
})

test('coordinates are converted to WGS-84, and distances are measured there', () => {
  const center = { latitude: 39.9, longitude: 116.4 }
  for (const system of ['gcj02', 'bd09'] as const) {
    const point = convert(center, 'wgs84', system)
    const [place] = foundPlaces([{ ...paris, ...point }], center, (sent) => convert(sent, system, 'wgs84'))
    expect(place?.latitude).toBeCloseTo(center.latitude, 8)
    expect(place?.longitude).toBeCloseTo(center.longitude, 8)
    expect(place?.distance).toBeLessThan(0.01)
  }
  expect(foundPlaces([paris], undefined)[0]).not.toHaveProperty('distance')
})

test('a query has a centre if it has both coordinates', () => {
  expect(centerOf({ latitude: 1, longitude: 0 })).toEqual({ latitude: 1, longitude: 0 })
  expect(centerOf({ latitude: 1 })).toBeUndefined()
})
