import { expect, test } from 'vitest'
import { positionAfter, volumeAfter } from './gesture.state.ts'

test.each([
  [10, 300, 60, 40],
  [10, -60, 60, 4],
  [10, 600, 60, 60],
  [10, -600, 60, 0],
  [10, 60, 0, 0],
])('from %d s, a drag of %d px in a video of %d s leads to %d s', (start, px, duration, end) => {
  expect(positionAfter(start, px, duration)).toBeCloseTo(end)
})

test.each([
  [0.5, -50, 0.75],
  [0.5, 50, 0.25],
  [0.5, -150, 1],
  [0.5, 150, 0],
])('from the volume %d, a drag of %d px leads to %d', (start, px, end) => {
  expect(volumeAfter(start, px)).toBeCloseTo(end)
})
