import { expect, test } from 'vitest'
import { nominatimPlace, nominatimPlaces } from './nominatimAnswer.ts'

const louvre = {
  place_id: 87120,
  osm_type: 'way',
  osm_id: 7515426,
  lat: '48.8611',
  lon: '2.3358',
  name: 'Louvre',
  display_name: 'Louvre, Rue de Rivoli, Paris, France',
}

test.each([
  ['a museum', {}, { id: 'W7515426', name: 'Louvre', address: 'Rue de Rivoli, Paris, France', latitude: 48.8611 }],
  [
    'an address without a name',
    { name: '', display_name: '10, Rue de Rivoli, Paris' },
    { name: '10', address: '10, Rue de Rivoli, Paris' },
  ],
  ['an object without an OSM id, such as a postcode', { osm_type: undefined, osm_id: undefined }, { id: '87120' }],
  ['a name that is not in the address', { name: 'Museum' }, { address: 'Louvre, Rue de Rivoli, Paris, France' }],
])('%s', (_, fields, expected) => {
  const { places } = nominatimPlaces([{ ...louvre, ...fields }], undefined)
  expect(places).toEqual([expect.objectContaining(expected)])
})

test('the next page excludes all places of the answer, also those that are left out', () => {
  const items = [louvre, { place_id: 2 }, { place_id: '3,4' }, { place_id: null }, null]
  const { places, placeIds } = nominatimPlaces(items, undefined)
  expect([places.length, placeIds]).toEqual([1, ['87120', '2']])
})

test('an answer with an error has no place', () => {
  const point = { latitude: 48.86, longitude: 2.33 }
  expect(nominatimPlace({ error: 'Unable to geocode' }, point)).toBeUndefined()
  expect(nominatimPlace(louvre, point)).toMatchObject({ name: 'Louvre', distance: expect.any(Number) })
})

test.each([[null], [{}], [{ error: { code: 400 } }], ['a']])('the answer %j is refused', (answer) => {
  expect(() => nominatimPlaces(answer, undefined)).toThrow(expect.objectContaining({ code: 'failed' }))
})
