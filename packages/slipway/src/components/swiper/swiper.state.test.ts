import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  indexAfter,
  indexWithin,
  isShown,
  lastIndex,
  leadOf,
  roundsOf,
  stopsOf,
  type Track,
  turnByKey,
} from './swiper.state.ts'
import { homeOf, indexAt, positionAfterDrag, stepsTo } from './track.state.ts'

const line: Track = { count: 5, shown: 2, isCircular: false }
const circle: Track = { count: 5, shown: 1, isCircular: true }

test('without `isCircular`, the last stop shows the last slide at the end', () => {
  expect([leadOf(line), stopsOf(line), lastIndex(line)]).toEqual([0, 4, 3])
  expect([-1, 0, 2.7, 4, 9, Number.NaN, undefined].map((index) => indexWithin(index, line))).toEqual([
    0, 0, 2, 3, 3, 0, 0,
  ])
  expect(stopsOf({ count: 0, shown: 1, isCircular: false })).toBe(1)
})

test('slides follow each other, in a circle too', () => {
  expect([indexAfter(0, -1, line), indexAfter(0, 1, line), indexAfter(3, 1, line)]).toEqual([undefined, 1, undefined])
  expect([indexAfter(0, -1, circle), indexAfter(4, 1, circle)]).toEqual([4, 0])
})

test.each([
  [0, 4, 0, -1],
  [0, 4, 1, 4],
  [0, 1, -1, -4],
  [0, 2, 0, 2],
  [3, 0, 0, 2],
  [2, 2, 1, 0],
] as const)('the distance in a circle of five from %i to %i in the direction %i is %i', (from, to, way, positions) => {
  expect(stepsTo(to, leadOf(circle) + from, circle, way)).toBe(positions)
})

test.each([
  [1.4, 0, 1],
  [1.6, 0, 2],
  [1.1, 0.3, 2],
  [1.9, -0.3, 1],
  [1.4, 0.2, 1],
])('a drag released at %f with a speed of %f ends at %i', (position, speed, rest) => {
  expect(positionAfterDrag(position, speed)).toBe(rest)
})

test.each([
  ['ArrowRight', false, false, 1],
  ['ArrowRight', false, true, -1],
  ['ArrowLeft', false, true, 1],
  ['ArrowDown', true, true, 1],
  ['ArrowUp', true, false, -1],
  ['ArrowUp', false, false, undefined],
  ['ArrowLeft', true, false, undefined],
  ['Home', true, true, 'first'],
  ['End', false, false, 'last'],
  ['a', false, false, undefined],
] as const)('%s, vertical %s, right to left %s: %s', (key, isVertical, isRtl, turn) => {
  expect(turnByKey(key, isVertical, isRtl)).toBe(turn)
})

test('as many slides as `shown`, from the current one on, are visible', () => {
  const seen = (index: number, track: Track) => [0, 1, 2, 3, 4].filter((slide) => isShown(slide, index, track))
  expect(seen(3, line)).toEqual([3, 4])
  expect(seen(4, { ...line, isCircular: true })).toEqual([0, 4])
})

const circles = fc
  .record({ shown: fc.integer({ min: 1, max: 6 }), more: fc.integer({ min: 1, max: 6 }) })
  .map(({ shown, more }) => ({ count: shown + more, shown, isCircular: true }))

test('at each position of a circular track, all visible slides are present, each once', () => {
  fc.assert(
    fc.property(circles, fc.double({ min: 0, max: 1, noNaN: true }), (track, part) => {
      const position = part * (stopsOf(track) - 1)
      const there = roundsOf(position, position, track).map(
        (round, index) => leadOf(track) + index + round * track.count,
      )
      for (let seen = Math.floor(position); seen < position + track.shown; seen++) expect(there).toContain(seen)
    }),
  )
})

test('a change by one slide has all slides between both positions', () => {
  fc.assert(
    fc.property(circles, fc.nat(), (track, number) => {
      const from = leadOf(track) + (number % track.count)
      const there = roundsOf(from, from + 1, track).map((round, index) => leadOf(track) + index + round * track.count)
      for (let seen = from; seen <= from + track.shown; seen++) expect(there).toContain(seen)
    }),
  )
})

test('the home position shows the same slide, with room to scroll in both directions', () => {
  fc.assert(
    fc.property(circles, fc.nat(), (track, number) => {
      const position = number % stopsOf(track)
      const home = homeOf(position, track)
      expect(indexAt(home, track)).toBe(indexAt(position, track))
      expect(home).toBeGreaterThan(track.shown)
      expect(home).toBeLessThan(stopsOf(track) - 1)
    }),
  )
})
