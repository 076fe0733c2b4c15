import { expect, test } from 'vitest'
import { levelOf } from './levelOf.ts'

test.each([
  [0, false, [0], 0],
  [0, true, [0], 1],
  [0.2, true, [0], 1],
  [0.2, true, [0.5], 0],
  [0.5, true, [0, 0.5, 1], 2],
  [1, true, [1, 0.5, 0], 3],
  [1, false, [0, 1], 0],
])(
  'a fraction of %d (intersecting: %s) with the thresholds %j gives level %i',
  (ratio, isIntersecting, thresholds, level) => {
    expect(levelOf(ratio, isIntersecting, thresholds)).toBe(level)
  },
)
