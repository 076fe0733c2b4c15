import { expect, test } from 'vitest'
import { type CanvasTouches, type CanvasTouchType, nextTouches } from './canvasTouches.state.ts'

const touch = (identifier: number, x = 0) => ({ identifier, x, y: 0 })

test.each<[CanvasTouches, CanvasTouchType, number, CanvasTouches | undefined]>([
  [[], 'touchstart', 1, [touch(1, 9)]],
  [[touch(1)], 'touchstart', 2, [touch(1), touch(2, 9)]],
  [[touch(1)], 'touchstart', 1, undefined],
  [[touch(1), touch(2)], 'touchmove', 1, [touch(1, 9), touch(2)]],
  [[touch(1), touch(2)], 'touchend', 1, [touch(2)]],
  [[touch(1)], 'touchcancel', 1, []],
  [[], 'touchmove', 1, undefined],
  [[touch(1)], 'touchend', 2, undefined],
])('%j, %s of pointer %d', (touches, type, identifier, next) => {
  expect(nextTouches(touches, type, touch(identifier, 9))).toEqual(next)
})
