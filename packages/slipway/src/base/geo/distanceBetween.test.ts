import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bearingBetween } from './bearingBetween.ts'
import { distanceBetween } from './distanceBetween.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const half = Math.PI * 6_371_008.8

test.each([
  // Rosetta Code: 2886.444 km with a radius of 6371.0 km.
  ['Nashville to Los Angeles', at(36.12, -86.67), at(33.94, -118.4), 2_886_448],
  // eviltransform: 1078164 m with a radius of 6378.137 km.
  [
    'Shanghai to Beijing',
    at(31.17530398364597, 121.531541859215),
    at(39.91334545536069, 116.38404722455657),
    1_076_959,
  ],
  ['one degree of the equator', at(0, 0), at(0, 1), 111_195],
  ['across the date line', at(0, 179.5), at(0, -179.5), 111_195],
  ['from pole to pole', at(90, 0), at(-90, 0), 20_015_115],
  ['from pole to pole at other longitudes', at(90, 12), at(-90, 99), 20_015_115],
  ['opposite points', at(12.5, 40), at(-12.5, -140), 20_015_115],
])('%s', (_, from, to, meters) => {
  expect(distanceBetween(from, to)).toBeCloseTo(meters, -1)
})

test('the distance is 0 for equal points, at most half of a great circle, and the same in both directions', () => {
  fc.assert(
    fc.property(anywhere, anywhere, (from, to) => {
      const meters = distanceBetween(from, to)
      expect(distanceBetween(from, from)).toBe(0)
      expect(meters).toBeGreaterThanOrEqual(0)
      expect(meters).toBeLessThanOrEqual(half)
      expect(distanceBetween(to, from)).toBeCloseTo(meters, 6)
    }),
  )
})

test.each([
  ['north', at(0, 0), at(1, 0), 0],
  ['east', at(0, 0), at(0, 1), 90],
  ['south', at(0, 0), at(-1, 0), 180],
  ['west', at(0, 0), at(0, -1), 270],
  ['east across the date line', at(0, 179), at(0, -179), 90],
  // "Movable Type Scripts" gives 60° for this line.
  ['Baghdad to Osaka', at(35, 45), at(35, 135), 60.16],
  ['equal points', at(35, 45), at(35, 45), 0],
])('the direction %s', (_, from, to, degrees) => {
  expect(bearingBetween(from, to)).toBeCloseTo(degrees, 2)
})

test('a direction is at least 0 and less than 360 for any points', () => {
  expect(bearingBetween(at(0, 0), at(1, -1e-18))).toBe(0)
  fc.assert(
    fc.property(anywhere, anywhere, (from, to) => {
      const degrees = bearingBetween(from, to)
      expect(degrees).toBeGreaterThanOrEqual(0)
      expect(degrees).toBeLessThan(360)
    }),
  )
})
