import { expect, test } from 'vitest'
import { imageAfter } from './strip.state.ts'

test.each([
  [2, 0, 2],
  [2, 0.49, 2],
  [2, 0.51, 3],
  [2, -0.51, 1],
  [2, 2.4, 3],
  [2, -9, 1],
  [4, 1, 4],
  [0, -1, 0],
])('from image %i, a projected distance of %f images leads to image %i', (from, way, image) => {
  expect(imageAfter(from, way, 5)).toBe(image)
})
