import { expect, test } from 'vitest'
import { normalizeLongitude } from './normalizeLongitude.ts'

test.each([
  [0, 0],
  [180, 180],
  [-180, -180],
  [190, -170],
  [-190, 170],
  [359, -1],
  [540, -180],
  [-540, -180],
  [725, 5],
])('the longitude %i is %i', (longitude, expected) => {
  expect(normalizeLongitude(longitude)).toBe(expected)
})
