import { expect, test } from 'vitest'
import { distanceBetween } from './distance.ts'

// Source: Karney's algorithm, as in geographiclib.
test.each([
  ['Lisbon to New York', [38.7223, -9.1393], [40.7128, -74.006], 5_436_000],
  ['a degree of latitude at the equator', [0, 10], [1, 10], 110_574],
  ['a degree of latitude at a pole', [89, 10], [90, 10], 111_694],
  ['a degree of longitude at the equator', [0, 0], [0, 1], 111_319],
  ['across the date line', [-16.8, 179.9], [-16.8, -179.9], 21_313],
  ['from pole to pole', [90, 0], [-90, 0], 20_003_931],
] as const)('%s is right within 0.5 %%', (_, [latitude, longitude], [otherLatitude, otherLongitude], metres) => {
  const [one, other] = [
    { latitude, longitude },
    { latitude: otherLatitude, longitude: otherLongitude },
  ]
  expect(distanceBetween(one, other) / metres).toBeGreaterThan(0.995)
  expect(distanceBetween(one, other) / metres).toBeLessThan(1.005)
  expect(distanceBetween(other, one)).toBeCloseTo(distanceBetween(one, other))
})

test('the distance of a point to itself is 0', () => {
  expect(distanceBetween({ latitude: 38.7, longitude: -9.1 }, { latitude: 38.7, longitude: -9.1 })).toBe(0)
})
