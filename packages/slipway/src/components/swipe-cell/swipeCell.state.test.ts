import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextToRow, type Swiped, stateAfterSwipe } from './swipeCell.state.ts'

const cell: Swiped = { distancePx: 0, velocity: 0, actionsPx: 160, cellPx: 400, fullSwipe: true }

test.each<[Partial<Swiped>, ReturnType<typeof stateAfterSwipe>]>([
  [{ distancePx: 79 }, 'shut'],
  [{ distancePx: 81 }, 'open'],
  [{ distancePx: 30, velocity: 0.5 }, 'open'],
  [{ distancePx: 150, velocity: -0.8 }, 'shut'],
  [{ distancePx: 239 }, 'open'],
  [{ distancePx: 240 }, 'full'],
  [{ distancePx: 300, fullSwipe: false }, 'open'],
  [{ distancePx: 300, velocity: -0.1 }, 'open'],
  [{ distancePx: 100, velocity: 5 }, 'open'],
])('released at %j it is %s', (swiped, rest) => {
  expect(stateAfterSwipe({ ...cell, ...swiped })).toBe(rest)
})

test('a longer swipe never results in a more closed state', () => {
  const order = ['shut', 'open', 'full']
  const way = fc.integer({ min: -100, max: 500 })
  fc.assert(
    fc.property(way, way, fc.double({ min: -3, max: 3, noNaN: true }), fc.boolean(), (a, b, velocity, fullSwipe) => {
      const at = (distancePx: number) => order.indexOf(stateAfterSwipe({ ...cell, distancePx, velocity, fullSwipe }))
      expect(at(Math.max(a, b))).toBeGreaterThanOrEqual(at(Math.min(a, b)))
    }),
  )
})

const [on, off] = [{}, { disabled: true }]

test.each([
  ['end', [on, on], 0],
  ['end', [off, on, on], 1],
  ['start', [on, on], 1],
  ['start', [on, on, off], 1],
  ['start', [off], -1],
  ['end', [], -1],
] as const)('at the %s, of %j the action next to the row is %s', (side, actions, index) => {
  expect(nextToRow(side, actions)).toBe(index)
})
