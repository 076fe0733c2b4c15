import { expect, test } from 'vitest'
import { baiduAddress, baiduPlaces, checkBaiduStatus } from './baiduAnswer.ts'

const center = { latitude: 39.9, longitude: 116.4 }
const gate = { uid: 'u', title: '天安门', address: '东长安街', point: { lng: 116.404, lat: 39.915 } }

test('places are in WGS-84', () => {
  expect(baiduPlaces([gate, { title: 'no point' }, null], center)).toEqual([
    {
      ...{ id: 'u', name: '天安门', address: '东长安街', distance: expect.any(Number) },
      ...{ latitude: expect.closeTo(39.9073, 3), longitude: expect.closeTo(116.3912, 3) },
    },
  ])
})

test('an address is a place', () => {
  const result = { address: '北京市东城区,东长安街', point: gate.point }
  expect(baiduAddress(result, center)).toMatchObject({ name: '北京市东城区', address: '北京市东城区,东长安街' })
  expect(baiduAddress(null, center)).toBeUndefined()
  expect(baiduAddress({ address: '', point: gate.point }, center)).toBeUndefined()
})

test.each([0, 1, 2, 3, '0'])('the status %j is not an error', (status) => {
  checkBaiduStatus(status)
})

test.each<[unknown, string]>([
  [4, 'denied'],
  [5, 'failed'],
  [6, 'denied'],
  [7, 'unavailable'],
  [8, 'timeout'],
  ['odd', 'failed'],
  [undefined, 'failed'],
])('the status %j is %s', (status, code) => {
  expect(() => checkBaiduStatus(status)).toThrow(expect.objectContaining({ name: 'HostError', code }))
})

test.each([[null], [{}], ['a']])('the places %j are refused', (pois) => {
  expect(() => baiduPlaces(pois, center)).toThrow(expect.objectContaining({ code: 'failed' }))
})
