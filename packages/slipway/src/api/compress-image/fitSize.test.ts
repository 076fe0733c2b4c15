import { expect, test } from 'vitest'
import { type Fit, fitSize, type Size } from './fitSize.ts'

const size = (width: number, height: number): Size => ({ width, height })

test.each<[Size, Fit, Size]>([
  [size(400, 300), {}, size(400, 300)],
  [size(400, 300), { width: 200 }, size(200, 150)],
  [size(400, 300), { height: 30 }, size(40, 30)],
  [size(400, 300), { width: 100, height: 100 }, size(100, 100)],
  [size(400, 300), { width: 800 }, size(800, 600)],
  [size(400, 300), { width: 33.4 }, size(33, 25)],
  [size(1_000, 1), { width: 10 }, size(10, 1)],
  [size(4_000, 3_000), { longestSide: 1_920 }, size(1_920, 1_440)],
  [size(3_000, 4_000), { longestSide: 1_920 }, size(1_440, 1_920)],
  [size(400, 300), { longestSide: 1_920 }, size(400, 300)],
])('%j fitted to %j gives %j', (from, fit, to) => {
  expect(fitSize(from, fit)).toEqual(to)
})
