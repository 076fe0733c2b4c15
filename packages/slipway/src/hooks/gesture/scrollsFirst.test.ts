import { expect, test } from 'vitest'
import { hasRoom } from './scrollsFirst.ts'

const lengthPx = 300

test.each([
  ['at its start, dragged forwards', false, 0, 20],
  ['at its start, dragged back', true, 0, -20],
  ['in the middle, dragged forwards', true, 100, 20],
  ['in the middle, dragged back', true, 100, -20],
  ['at its end, dragged forwards', true, 300, 20],
  ['at its end, dragged back', false, 300, -20],
  ['a fraction from its start', false, 0.6, 20],
  ['a pixel from its start', true, 1, 20],
  ['a fraction from its end', false, 299.4, -20],
  ['beyond its start, where it bounces', false, -30, 20],
  ['beyond its end, where it bounces', false, 330, -20],
])('a scroller %s has room: %s', (_where, expected, positionPx, distancePx) => {
  expect(hasRoom('auto', lengthPx, positionPx, false, distancePx)).toBe(expected)
  expect(hasRoom('scroll', lengthPx, positionPx, false, distancePx)).toBe(expected)
  expect(hasRoom('hidden', lengthPx, positionPx, false, distancePx)).toBe(false)
})

test.each([
  ['at its start', true, 0, 20],
  ['at its start, dragged back', false, 0, -20],
  ['at its end', false, -300, 20],
  ['at its end, dragged back', true, -300, -20],
])('a scroller that starts from the other side, %s, has room: %s', (_where, expected, positionPx, distancePx) => {
  expect(hasRoom('auto', lengthPx, positionPx, true, distancePx)).toBe(expected)
})

test('a scroller whose content fits has no room', () => {
  expect(hasRoom('auto', 0, 0, false, 20)).toBe(false)
  expect(hasRoom('auto', 0, 0, false, -20)).toBe(false)
})
