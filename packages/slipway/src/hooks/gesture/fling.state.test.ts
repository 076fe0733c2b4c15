import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Decay, flingAt, flingRest, friction, glide } from './fling.state.ts'

test.each([
  // Starts at 2 px/ms and loses 4 px/ms per second: stops after 500 ms and 500 px.
  [0, 0, 2],
  [100, 180, 1.6],
  [250, 375, 1],
  [500, 500, 0],
  [9_000, 500, 0],
])('a friction of 4, after %i ms: %i px, and %f px/ms', (afterMs, distancePx, speed) => {
  const { offset, velocity, isOver } = flingAt({ x: 0, y: -2 }, friction(4), afterMs)
  expect(offset.y).toBeCloseTo(-distancePx)
  expect(velocity.y).toBeCloseTo(-speed)
  expect(isOver).toBe(afterMs >= 500)
})

test.each([
  [0, 0, 2],
  [250, 500 * (1 - 1 / Math.E), 2 / Math.E],
  [500, 500 * (1 - 1 / Math.E ** 2), 2 / Math.E ** 2],
  [9_000, 500, 0],
])('a glide of 250 ms, after %i ms: %f px, and %f px/ms', (afterMs, distancePx, speed) => {
  const { offset, velocity } = flingAt({ x: 2, y: 0 }, glide(250), afterMs)
  expect(offset.x).toBeCloseTo(distancePx)
  expect(velocity.x).toBeCloseTo(speed)
})

test('a release without velocity does not move', () => {
  for (const decay of [glide(), friction()]) {
    expect(flingAt({ x: 0, y: 0 }, decay, 0)).toEqual({
      offset: { x: 0, y: 0 },
      velocity: { x: 0, y: 0 },
      isOver: true,
    })
  }
})

describe.each<[string, Decay]>([
  ['a glide', glide()],
  ['friction', friction()],
])('%s', (_, decay) => {
  const speed = fc.double({ min: -5, max: 5, noNaN: true })
  const velocity = fc.record({ x: speed, y: speed })
  const ms = fc.double({ min: 0, max: 5_000, noNaN: true })
  const distancePx = (motion: { offset: { x: number; y: number } }) => Math.hypot(motion.offset.x, motion.offset.y)

  test('moves in a straight line, never back, and ever slower', () => {
    fc.assert(
      fc.property(velocity, ms, ms, (velocity, one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)].map((at) => flingAt(velocity, decay, at))
        if (!early || !late) return
        expect(distancePx(late)).toBeGreaterThanOrEqual(distancePx(early) - 1e-9)
        expect(Math.hypot(late.velocity.x, late.velocity.y)).toBeLessThanOrEqual(
          Math.hypot(early.velocity.x, early.velocity.y) + 1e-9,
        )
        expect(late.offset.x * velocity.y).toBeCloseTo(late.offset.y * velocity.x, 3)
      }),
    )
  })

  test('stops at the point that `flingRest` returns', () => {
    fc.assert(
      fc.property(velocity, (velocity) => {
        const durationMs = decay.durationMs(Math.hypot(velocity.x, velocity.y))
        const last = flingAt(velocity, decay, durationMs)
        const rest = flingRest(velocity, decay)
        expect(last.isOver).toBe(true)
        expect(last.offset.x).toBeCloseTo(rest.x, 6)
        expect(last.offset.y).toBeCloseTo(rest.y, 6)
        // At the end the position does not jump.
        const before = flingAt(velocity, decay, Math.max(0, durationMs - 0.001))
        expect(Math.abs(distancePx(last) - distancePx(before))).toBeLessThan(0.51)
      }),
    )
  })
})
