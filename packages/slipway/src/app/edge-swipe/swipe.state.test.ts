import { expect, test } from 'vitest'
import { meansBack, progressBy } from './swipe.state.ts'

test.each([
  ['follows the pointer', 0, false, 100, 0.25],
  ['moves to the left in right-to-left text', 0, true, -100, 0.25],
  ['continues from its position at the start', 0.5, false, 100, 0.75],
  ['returns with the pointer', 0.5, false, -100, 0.25],
  ['does not move beyond its place', 0, false, -40, 0],
  ['does not move beyond the edge', 0.5, false, 300, 1],
])('a page %s', (_case, progressAtStart, isRightToLeft, distancePx, progress) => {
  expect(progressBy({ progressAtStart, isRightToLeft, pageWidthPx: 400 }, distancePx)).toBe(progress)
})

test.each([
  ['released beyond the middle', 0.51, 0, false, true],
  ['released in the middle', 0.5, 0, false, false],
  ['released before the middle', 0.49, 0, false, false],
  ['fast at the start', 0.02, 0.3, false, true],
  ['slightly too slow at the start', 0.02, 0.299, false, false],
  ['fast back from far out', 0.95, -0.3, false, false],
  ['slowly back from far out', 0.95, -0.299, false, true],
  ['right to left, fast to the left', 0.1, -1, true, true],
  ['right to left, fast to the right', 0.9, 1, true, false],
  ['right to left, released beyond the middle', 0.6, 0, true, true],
])('%s', (_case, progress, velocityPxPerMs, isRightToLeft, back) => {
  expect(meansBack({ isRightToLeft }, progress, velocityPxPerMs)).toBe(back)
})
