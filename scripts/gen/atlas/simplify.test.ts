import { expect, test } from 'vitest'
import { type Position, ringArea, simplify } from './simplify.ts'

const square: readonly Position[] = [
  [0, 0],
  [1, 0.001],
  [2, 0],
  [2, 2],
  [0, 2],
]

test('a corner with a small area is left out', () => {
  expect(simplify(square, { leastArea: 0.1, isRing: true })).toEqual(square.toSpliced(1, 1))
  expect(simplify(square, { leastArea: 0.000_1, isRing: true })).toEqual(square)
})

test('a ring keeps three points, and a line its ends', () => {
  expect(simplify(square, { leastArea: 1_000, isRing: true })).toHaveLength(3)
  const line = simplify(square, { leastArea: 1_000, isRing: false })
  expect([line[0], line.at(-1)]).toEqual([square[0], square.at(-1)])
})

test('points that must be kept are kept', () => {
  expect(simplify(square, { leastArea: 0.1, isRing: true, mustKeep: ([x]) => x === 1 })).toEqual(square)
})

test('the area of a ring has the sign of its direction, and is smaller far from the equator', () => {
  expect(ringArea(square)).toBeCloseTo(4, 1)
  expect(ringArea(square.toReversed())).toBeCloseTo(-4, 1)
  const north = square.map(([x, y]): Position => [x, y + 60])
  expect(ringArea(north)).toBeLessThan(2.1)
})
