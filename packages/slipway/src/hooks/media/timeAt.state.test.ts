import { expect, test } from 'vitest'
import { timeAt } from './timeAt.state.ts'

test.each([
  [17, 0],
  [67, 5],
  [117, 10],
  [0, 0],
  [500, 10],
])('at %d px the time is %d s', (x, seconds) => {
  expect(timeAt(x, { left: 10, width: 114 }, 10, 14)).toBe(seconds)
})

test('a bar without space has no other time than 0', () => {
  expect(timeAt(5, { left: 0, width: 10 }, 10, 14)).toBe(0)
})
