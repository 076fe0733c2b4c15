import { expect, test } from 'vitest'
import { tencentAddress, tencentNearby, tencentPage } from './tencentAnswer.ts'

const center = { latitude: 39.9, longitude: 116.4 }
const gate = {
  id: '123',
  title: '天安门',
  address: '北京市东城区',
  location: { lat: 39.909, lng: 116.397 },
  _distance: 5,
}

test('a page has its places in WGS-84, and the number of all places', () => {
  const { places, total } = tencentPage({ status: 0, message: 'query ok', count: 45, data: [gate, {}] }, center)
  expect(total).toBe(45)
  expect(places).toEqual([
    {
      ...{ id: '123', name: '天安门', address: '北京市东城区', distance: expect.any(Number) },
      ...{ latitude: expect.closeTo(39.9076, 3), longitude: expect.closeTo(116.3908, 3) },
    },
  ])
})

test.each([
  [
    { status: 347, message: '查询无结果' },
    { places: [], total: 0 },
  ],
  [
    { status: 0, count: 0, data: [] },
    { places: [], total: 0 },
  ],
  [
    { status: '0', count: '3' },
    { places: [], total: 3 },
  ],
])('%j is an empty page', (answer, page) => {
  expect(tencentPage(answer, center)).toEqual(page)
})

test.each<[unknown, string]>([
  [{ status: 110 }, 'denied'],
  [{ status: 120 }, 'denied'],
  [{ status: 121 }, 'denied'],
  [{ status: 190 }, 'denied'],
  [{ status: 199 }, 'denied'],
  [{ status: 311 }, 'denied'],
  [{ status: 310 }, 'failed'],
  [{ status: 500 }, 'unavailable'],
  [{ status: 'busy' }, 'failed'],
  [{ status: 0, data: {} }, 'failed'],
  [[], 'failed'],
  [null, 'failed'],
])('the answer %j is %s', (answer, code) => {
  expect(() => tencentPage(answer, center)).toThrow(expect.objectContaining({ name: 'HostError', code }))
})

test('the answer of the geocoder has an address and places', () => {
  const answer = {
    status: 0,
    result: {
      location: { lat: 39.909, lng: 116.397 },
      address: '北京市东城区东长安街',
      formatted_addresses: { recommend: '东城区天安门' },
      pois: [gate, null],
    },
  }
  expect(tencentAddress(answer, center)).toMatchObject({ name: '东城区天安门', address: '北京市东城区东长安街' })
  const { places, count } = tencentNearby(answer, center)
  expect([places.map(({ name }) => name), count]).toEqual([['天安门'], 2])
  expect(tencentAddress({ status: 0, result: null }, center)).toBeUndefined()
  expect(tencentNearby({ status: 347 }, center)).toEqual({ places: [], count: 0 })
})
