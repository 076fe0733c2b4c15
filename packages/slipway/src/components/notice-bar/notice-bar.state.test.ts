import { expect, test } from 'vitest'
import { runOf } from './notice-bar.state.ts'

test.each([
  ['that fits', 200, 200, 50, undefined],
  ['that fits but for a fraction', 200.8, 200, 50, undefined],
  ['that does not fit', 400, 200, 50, { roomPx: 200, seconds: 12, beganSeconds: 4 }],
  ['at twice the speed', 400, 200, 100, { roomPx: 200, seconds: 6, beganSeconds: 2 }],
])('a text %s', (_what, text, room, speed, run) => {
  expect(runOf(text, room, speed)).toEqual(run)
})
