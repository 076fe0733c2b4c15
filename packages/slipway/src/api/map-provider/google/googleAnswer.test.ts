import { expect, test } from 'vitest'
import { googlePlaces } from './googleAnswer.ts'

const louvre = {
  place_id: 'ChIJ',
  name: 'Louvre',
  formatted_address: 'Rue de Rivoli, Paris',
  geometry: { location: { lat: () => 48.8611, lng: () => 2.3358 } },
}

test.each([
  ['a search', louvre, { id: 'ChIJ', name: 'Louvre', address: 'Rue de Rivoli, Paris', latitude: 48.8611 }],
  ['a list around a point', { ...louvre, formatted_address: undefined, vicinity: 'Paris' }, { address: 'Paris' }],
  ['the geocoder', { ...louvre, name: undefined }, { name: 'Rue de Rivoli', address: 'Rue de Rivoli, Paris' }],
  ['numbers as coordinates', { ...louvre, geometry: { location: { lat: 1, lng: 2 } } }, { latitude: 1, longitude: 2 }],
])('a result of %s', (_, result, expected) => {
  expect(googlePlaces([result, { name: 'no geometry' }, null], 'OK', undefined)).toEqual([
    expect.objectContaining(expected),
  ])
})

test.each(['ZERO_RESULTS', 'NOT_FOUND'])('%s is an empty list', (status) => {
  expect(googlePlaces(null, status, undefined)).toEqual([])
})

test.each<[unknown, string]>([
  ['OVER_QUERY_LIMIT', 'denied'],
  ['REQUEST_DENIED', 'denied'],
  ['UNKNOWN_ERROR', 'unavailable'],
  ['ERROR', 'unavailable'],
  ['INVALID_REQUEST', 'failed'],
  ['toString', 'failed'],
  [undefined, 'failed'],
  ['OK', 'failed'],
])('the status %s without results is %s', (status, code) => {
  expect(() => googlePlaces(null, status, undefined)).toThrow(expect.objectContaining({ name: 'HostError', code }))
})
