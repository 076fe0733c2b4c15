import { expect, test } from 'vitest'
import { photonPlaces } from './photonAnswer.ts'

const answerOf = (properties: object, coordinates: unknown = [2.35, 48.85]) => ({
  features: [{ geometry: { type: 'Point', coordinates }, properties }],
})

test.each([
  [
    'a museum',
    {
      osm_type: 'W',
      osm_id: 7515426,
      name: 'Louvre',
      street: 'Rue de Rivoli',
      postcode: '75001',
      city: 'Paris',
      state: 'Île-de-France',
      country: 'France',
    },
    { id: 'W7515426', name: 'Louvre', address: 'Rue de Rivoli, 75001 Paris, Île-de-France, France' },
  ],
  [
    'a house without a name',
    {
      osm_type: 'N',
      osm_id: 1,
      street: 'Unter den Linden',
      housenumber: '77',
      city: 'Berlin',
      state: 'Berlin',
      country: 'Germany',
    },
    { id: 'N1', name: 'Unter den Linden 77', address: 'Unter den Linden 77, Berlin, Germany' },
  ],
  [
    'a village in a county',
    { osm_type: 'N', osm_id: 2, name: 'Elm', county: 'Kent', country: 'England' },
    { id: 'N2', name: 'Elm', address: 'Kent, England' },
  ],
  ['a country', { osm_type: 'R', osm_id: 3, name: 'France', country: 'France' }, { name: 'France', address: 'France' }],
])('%s', (_, properties, expected) => {
  const { places, count } = photonPlaces(answerOf(properties), undefined, 0)
  expect([places, count]).toEqual([[expect.objectContaining(expected)], 1])
})

test.each([[null], ['2,48'], [[2]], [{ 0: 2, 1: 48 }], [['2', null]]])(
  'the coordinates %j are refused',
  (coordinates) => {
    expect(photonPlaces(answerOf({ name: 'a' }, coordinates), undefined, 0)).toEqual({ places: [], count: 1 })
  },
)

test('places of the pages before are not repeated', () => {
  const { features } = answerOf({ name: 'a' })
  const answer = { features: [...features, null, ...answerOf({ name: 'b' }).features] }
  const { places, count } = photonPlaces(answer, undefined, 1)
  expect([places.map(({ name }) => name), count]).toEqual([['b'], 3])
})

test.each([[null], [{}], [[]], [{ features: {} }], ['a']])('the answer %j is refused', (answer) => {
  expect(() => photonPlaces(answer, undefined, 0)).toThrow(expect.objectContaining({ code: 'failed' }))
})
