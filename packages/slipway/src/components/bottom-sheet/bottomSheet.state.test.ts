import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Detents, nearestDetent, orderedDetents } from './bottomSheet.state.ts'
import { restOf, type Thrown } from './sheetRest.state.ts'

test.each<[Detents, Detents]>([
  [
    [0.9, 0.5],
    [0.5, 0.9],
  ],
  [
    [0.5, 0.5, 1.2],
    [0.5, 1],
  ],
  [[0, -1, Number.NaN], []],
])('the detents of %j are %j', (given, detents) => {
  expect(orderedDetents(given)).toEqual(detents)
})

test.each<[number | undefined, number]>([
  [undefined, 0],
  [0.5, 0],
  [0.9, 1],
  [0.69, 0],
  [0.71, 1],
  [2, 1],
])('the detent nearest to %d has the index %d', (share, place) => {
  expect(nearestDetent([0.5, 0.9], share)).toBe(place)
})

describe('released', () => {
  const rests = { restsPx: [300, 600], canClose: true }
  test.each<[string, Pick<Thrown, 'heightPx' | 'velocity'> & Partial<Thrown>, number]>([
    ['without velocity', { heightPx: 300, velocity: 0 }, 0],
    ['half way up', { heightPx: 460, velocity: 0 }, 1],
    ['near the bottom', { heightPx: 140, velocity: 0 }, -1],
    ['with a flick down', { heightPx: 280, velocity: 0.8 }, -1],
    ['with a flick down from the top', { heightPx: 590, velocity: 0.8 }, 0],
    ['with a throw down from the top', { heightPx: 590, velocity: 3 }, -1],
    ['with a flick up', { heightPx: 320, velocity: -0.8 }, 1],
    ['with a throw down, if it cannot close', { heightPx: 280, velocity: 3, canClose: false }, 0],
  ])('%s', (_, thrown, place) => {
    expect(restOf({ ...rests, ...thrown })).toBe(place)
  })

  test('a higher velocity downwards never ends higher, and the result is always a valid index', () => {
    const heights = fc.uniqueArray(fc.integer({ min: 100, max: 2000 }), { minLength: 1, maxLength: 4 })
    const speed = fc.double({ min: -5, max: 5, noNaN: true })
    fc.assert(
      fc.property(
        heights,
        fc.integer({ min: 0, max: 2000 }),
        speed,
        speed,
        fc.boolean(),
        (px, heightPx, v, w, canClose) => {
          const restsPx = px.sort((one, other) => one - other)
          const end = (velocity: number) => restOf({ heightPx, velocity, restsPx, canClose })
          expect(end(Math.max(v, w))).toBeLessThanOrEqual(end(Math.min(v, w)))
          expect(end(v)).toBeGreaterThanOrEqual(canClose ? -1 : 0)
          expect(end(v)).toBeLessThan(restsPx.length)
        },
      ),
    )
  })
})
