import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceBetween } from '../../../base/geo/distanceBetween.ts'
import { boxAround } from './boxAround.ts'

test('a box at the equator is a square', () => {
  const { west, south, east, north } = boxAround({ latitude: 0, longitude: 10 }, 110_500)
  expect([south, north]).toEqual([-1, 1])
  expect([west, east].map((degrees) => degrees.toFixed(3))).toEqual(['9.000', '11.000'])
})

test('a box ends at the poles and at the date line', () => {
  expect(boxAround({ latitude: 89.9, longitude: 0 }, 50_000)).toMatchObject({ west: -180, east: 180, north: 90 })
  expect(boxAround({ latitude: 0, longitude: -179.9 }, 50_000)).toMatchObject({ west: -180 })
})

test('the box contains every point of the circle', () => {
  const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true })
  fc.assert(
    fc.property(degrees(89), degrees(179), degrees(0.5), degrees(0.5), (latitude, longitude, north, east) => {
      const point = { latitude: latitude + north, longitude: longitude + east }
      const box = boxAround({ latitude, longitude }, distanceBetween({ latitude, longitude }, point))
      const slack = 1e-9
      expect(point.latitude).toBeGreaterThanOrEqual(box.south - slack)
      expect(point.latitude).toBeLessThanOrEqual(box.north + slack)
      expect(point.longitude).toBeGreaterThanOrEqual(box.west - slack)
      expect(point.longitude).toBeLessThanOrEqual(box.east + slack)
    }),
  )
})
