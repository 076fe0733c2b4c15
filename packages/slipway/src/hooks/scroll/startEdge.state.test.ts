import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialStartEdge, nextStartEdge } from './startEdge.state.ts'

const viewportPx = 500

/** Whether each scroll reports the start. */
function reported(contentPx: number, places: readonly number[], upperPx = 50): boolean[] {
  let state = initialStartEdge
  return places.map((topPx) => {
    state = nextStartEdge(state, { topPx, viewportPx, contentPx }, upperPx)
    return state.isReached
  })
}

test.each<[string, number, readonly number[], readonly boolean[]]>([
  ['at its threshold, on the way up', 2000, [300, 51, 50], [false, false, true]],
  ['once', 2000, [300, 40, 20, 0], [false, true, false, false]],
  ['not at first', 2000, [10, 5, 0], [false, false, false]],
  ['not on the way down', 2000, [20, 40, 60], [false, false, false]],
  ['again after it was left', 2000, [300, 0, 51, 50], [false, true, false, true]],
  ['not for a turn within the threshold', 2000, [300, 40, 45, 30], [false, true, false, false]],
  ['in content that is hardly longer than the view', 530, [30, 20, 0, 30], [false, true, false, false]],
  ['not if nothing has moved along the axis', 1000, [0, 0], [false, false]],
])('the start is reported %s', (_name, contentPx, places, expected) => {
  expect(reported(contentPx, places)).toEqual(expected)
})

test('the threshold can be set', () => {
  expect(reported(2000, [1300, 200, 150, 0], 150)).toEqual([false, false, true, false])
})

test('the start is reported only on the way to it, within its threshold, and never twice without leaving it', () => {
  const place = fc.integer({ min: 0, max: 1500 })
  fc.assert(
    fc.property(fc.array(place, { maxLength: 40 }), (places) => {
      const answers = reported(2000, places)
      let from = 0
      let isLeft = false
      for (const [index, to] of places.entries()) {
        if (answers[index]) expect(to < from && to <= 50 && isLeft).toBe(true)
        isLeft = to > 50 || (isLeft && !answers[index])
        from = to
      }
    }),
  )
})
