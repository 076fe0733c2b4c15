import { expect, test } from 'vitest'
import { leavesWhenLetGo } from './pageContainer.state.ts'

test.each([
  [100, 0, false],
  [101, 0, true],
  [101, 0.3, true],
  [10, 0.3, false],
  [10, 0.31, true],
  [300, -0.3, true],
  [300, -0.31, false],
])('released %s px down at %s px/ms, it closes: %s', (downPx, velocity, leaves) => {
  expect(leavesWhenLetGo(downPx, velocity)).toBe(leaves)
})
