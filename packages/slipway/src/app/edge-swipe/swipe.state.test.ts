import { expect, test } from 'vitest'
import { meansBack, progressBy } from './swipe.state.ts'

test.each([
  ['follows the finger', 0, false, 100, 0.25],
  ['goes to the left where text does', 0, true, -100, 0.25],
  ['goes on from where it was taken', 0.5, false, 100, 0.75],
  ['comes back with the finger', 0.5, false, -100, 0.25],
  ['does not leave its place at the other side', 0, false, -40, 0],
  ['is gone when it is gone', 0.5, false, 300, 1],
])('a page %s', (_case, goneAtStart, isRightToLeft, wayPx, gone) => {
  expect(progressBy({ goneAtStart, isRightToLeft, pageWidthPx: 400 }, wayPx)).toBe(gone)
})

test.each([
  ['let go beyond the middle', 0.51, 0, false, true],
  ['let go in the middle', 0.5, 0, false, false],
  ['let go before the middle', 0.49, 0, false, false],
  ['thrown at the very start', 0.02, 0.3, false, true],
  ['moved a little slower than a throw', 0.02, 0.299, false, false],
  ['thrown back from far out', 0.95, -0.3, false, false],
  ['moved back slowly from far out', 0.95, -0.299, false, true],
  ['from right to left, thrown to the left', 0.1, -1, true, true],
  ['from right to left, thrown to the right', 0.9, 1, true, false],
  ['from right to left, let go beyond the middle', 0.6, 0, true, true],
])('%s', (_case, gone, velocityPxPerMs, isRightToLeft, back) => {
  expect(meansBack({ isRightToLeft }, gone, velocityPxPerMs)).toBe(back)
})
