import { expect, test } from 'vitest'
import { edgeDistancesIn } from './edgeDistances.ts'

const box = { left: 50, right: 350, top: 10, bottom: 610 }

test.each([
  ['left to right', false, { fromStart: 20, fromEnd: 280, fromTop: 30, fromBottom: 570 }],
  ['right to left', true, { fromStart: 280, fromEnd: 20, fromTop: 30, fromBottom: 570 }],
])('distances count from the edges of the rectangle, %s', (_direction, isRightToLeft, place) => {
  expect(edgeDistancesIn(box, { x: 70, y: 40 }, isRightToLeft)).toEqual(place)
})
