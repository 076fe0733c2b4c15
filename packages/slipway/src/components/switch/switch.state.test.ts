import { expect, test } from 'vitest'
import { isTurnedBySwipe } from './switch.state.ts'

test.each([
  ['off', 'on', 20, true],
  ['off', 'on', 19, false],
  ['off', 'off', 100, false],
  ['on', 'off', 20, true],
  ['on', 'off', 19, false],
  ['on', 'on', 100, false],
])(
  '[S4.5] a switch that is %s and is swiped towards %s by %d px changes: %s',
  (state, towards, distancePx, isTurned) => {
    expect(isTurnedBySwipe(state === 'on', towards === 'on' ? distancePx : -distancePx)).toBe(isTurned)
  },
)
