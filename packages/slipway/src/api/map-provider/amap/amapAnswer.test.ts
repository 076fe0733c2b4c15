import { expect, test } from 'vitest'
import { amapAddress, amapPage } from './amapAnswer.ts'

const center = { latitude: 39.9, longitude: 116.4 }
const gate = { id: 'B0', name: '天安门', address: '东长安街', location: { lng: 116.397, lat: 39.909 } }

test('a page has its places in WGS-84, and the number of all places', () => {
  const pois = [gate, { ...gate, id: 'B1', address: [] }, { id: 'B2', name: 'no location' }]
  const { places, total } = amapPage('complete', { info: 'OK', poiList: { pois, count: 45 } }, center)
  expect(total).toBe(45)
  expect(places).toMatchObject([
    { id: 'B0', name: '天安门', address: '东长安街', latitude: expect.closeTo(39.9076, 3) },
    { id: 'B1', address: '' },
  ])
})

test('no data is an empty page', () => {
  expect(amapPage('no_data', {}, center)).toEqual({ places: [], total: 0 })
  expect(amapAddress('no_data', {}, center, center)).toBeUndefined()
})

test.each<[unknown, unknown, string]>([
  ['error', 'INVALID_USER_KEY', 'denied'],
  ['error', 'INVALID_USER_SCODE', 'denied'],
  ['error', 'USERKEY_PLAT_NOMATCH', 'denied'],
  ['error', 'USER_DAILY_QUERY_OVER_LIMIT', 'denied'],
  ['error', 'CUQPS_HAS_EXCEEDED_THE_LIMIT', 'denied'],
  ['error', 'INVALID_USER_DOMAIN', 'denied'],
  ['error', { info: 'ACCESS_TOO_FREQUENT' }, 'denied'],
  ['error', 'ENGINE_RESPONSE_DATA_ERROR', 'unavailable'],
  ['error', 'UNKNOWN_ERROR', 'unavailable'],
  ['error', 'INVALID_PARAMS', 'failed'],
  ['error', undefined, 'failed'],
  ['odd', {}, 'failed'],
  ['complete', {}, 'failed'],
  ['complete', { poiList: { pois: 'a' } }, 'failed'],
])('the status %s with %j is %s', (status, result, code) => {
  expect(() => amapPage(status, result, center)).toThrow(expect.objectContaining({ name: 'HostError', code }))
})

test('an address has the name of the nearest place', () => {
  const result = { regeocode: { formattedAddress: '北京市东城区东长安街', pois: [gate] } }
  expect(amapAddress('complete', result, center, center)).toMatchObject({
    ...{ id: 'B0', name: '天安门', address: '北京市东城区东长安街' },
  })
  const plain = { regeocode: { formattedAddress: '东长安街' } }
  expect(amapAddress('complete', plain, center, center)).toMatchObject({ name: '东长安街', address: '东长安街' })
  expect(amapAddress('complete', {}, center, center)).toBeUndefined()
})
