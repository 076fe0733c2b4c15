import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rubberBand } from './rubberBand.ts'

test.each([
  [0, 0],
  [70, 70],
  [100, 100],
  [150, 125],
  [200, 133.33],
  [-50, -25],
])('%i between 0 and 100 returns %f', (value, drawn) => {
  expect(rubberBand(value, 0, 100, 50)).toBeCloseTo(drawn)
})

test('a longer pull moves further, and never beyond the reach', () => {
  const px = fc.integer({ min: -10_000, max: 10_000 })
  fc.assert(
    fc.property(px, px, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      expect(rubberBand(low, 0, 100, 50)).toBeLessThanOrEqual(rubberBand(high, 0, 100, 50))
      expect(rubberBand(high, 0, 100, 50)).toBeLessThan(150)
      expect(rubberBand(low, 0, 100, 50)).toBeGreaterThan(-50)
    }),
  )
})
