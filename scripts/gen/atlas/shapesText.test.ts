import { expect, test } from 'vitest'
import { readShapes } from '../../../packages/slipway/src/atlas/core/shapes.ts'
import { bordersText, landText } from './shapesText.ts'
import type { Position } from './simplify.ts'

const detail = { step: 100, leastArea: 0.001 }

const square = (x: number, y: number, size: number): readonly Position[] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
]

/** The points of each shape, in degrees. */
function shapesOf(text: string) {
  const { points, starts, holes, degreesPerStep } = readShapes(text)
  return Array.from(holes, (hole, index) => {
    const numbers = [...points.subarray((starts[index] ?? 0) * 2, (starts[index + 1] ?? 0) * 2)]
    return { hole, degrees: numbers.map((value) => Number((value * degreesPerStep).toFixed(4))) }
  })
}

test('land is read as it was written, each hole after its ring, in the directions of GeoJSON', () => {
  const polygons = [[square(0, 0, 10).toReversed(), square(2, 2, 1)], [square(20, 20, 1)]]
  expect(shapesOf(landText(polygons, detail))).toEqual([
    { hole: 0, degrees: [0, 0, 10, 0, 10, 10, 0, 10] },
    { hole: 1, degrees: [2, 3, 3, 3, 3, 2, 2, 2] },
    { hole: 0, degrees: [20, 20, 21, 20, 21, 21, 20, 21] },
  ])
})

test('small islands are left out', () => {
  expect(shapesOf(landText([[square(0, 0, 0.01)], [square(5, 5, 1)]], detail))).toHaveLength(1)
})

test('a border keeps the points where another one ends', () => {
  const lines: readonly (readonly Position[])[] = [
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ],
    [
      [2, 0],
      [2, 5],
    ],
  ]
  expect(shapesOf(bordersText(lines, detail)).map(({ degrees }) => degrees)).toEqual([
    [0, 0, 2, 0, 3, 0],
    [2, 0, 2, 5],
  ])
})
