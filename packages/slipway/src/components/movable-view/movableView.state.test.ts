import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundedScale, fitted, type KeyFacts, type KeyRules, keyed, rangeOf, springLeft } from './movableView.state.ts'
import { alongBoth, pinched, stretched, unstretched } from './moverGestures.state.ts'

describe('[S5.17] a scale', () => {
  test.each([
    [0.49, 0.1, 20, 0.5],
    [0.5, 0.1, 20, 0.5],
    [0.51, 0.1, 20, 0.51],
    [9.99, 0.1, 20, 9.99],
    [10, 0.1, 20, 10],
    [10.01, 0.1, 20, 10],
    [0.7, 0.8, 4, 0.8],
    [4.2, 0.8, 4, 4],
    [1, 3, 2, 2],
    [Number.NaN, 1, 2, 1],
  ])('of %f, between %f and %f, is %f', (scale, min, max, bounded) => {
    expect(boundedScale(scale, min, max)).toBe(bounded)
  })

  test('never leaves 0.5 to 10', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), (scale, min, max) => {
        const bounded = boundedScale(scale, min, max)
        expect(bounded).toBeGreaterThanOrEqual(0.5)
        expect(bounded).toBeLessThanOrEqual(10)
      }),
    )
  })
})

test.each([
  [100, 300, 1, { min: 0, max: 200 }],
  [100, 300, 2, { min: 50, max: 150 }],
  [100, 300, 0.5, { min: -25, max: 225 }],
  [100, 100, 1, { min: 0, max: 0 }],
  [400, 300, 1, { min: -100, max: 0 }],
  [100, 300, 5, { min: 0, max: 200 }],
])('a view of %d px in %d, times %f, has the range %j', (viewPx, areaPx, scale, range) => {
  expect(rangeOf(viewPx, areaPx, scale)).toEqual(range)
})

test('a larger view covers the area, and a smaller view is completely inside', () => {
  const px = fc.integer({ min: 1, max: 1_000 })
  fc.assert(
    fc.property(px, px, fc.double({ min: 0.5, max: 10, noNaN: true }), fc.integer(), (viewPx, areaPx, scale, x) => {
      const along = rangeOf(viewPx, areaPx, scale)
      const near = fitted({ x, y: 0, scale }, { x: along, y: along }).x - (viewPx * (scale - 1)) / 2
      const far = near + viewPx * scale
      if (viewPx * scale <= areaPx) {
        expect(near).toBeGreaterThanOrEqual(-1e-6)
        expect(far).toBeLessThanOrEqual(areaPx + 1e-6)
      } else {
        expect(near).toBeLessThanOrEqual(1e-6)
        expect(far).toBeGreaterThanOrEqual(areaPx - 1e-6)
      }
    }),
  )
})

test.each([
  [50, 50],
  [-9, -3],
  [-100, -10],
  [209, 203],
])('a view pulled to %d in 0 to 200 is shown at %d', (value, drawn) => {
  expect(stretched(value, { min: 0, max: 200 })).toBe(drawn)
  expect(unstretched(drawn, { min: 0, max: 200 })).toBe(value)
})

test('a view caught beyond the area does not jump', () => {
  fc.assert(
    fc.property(fc.double({ min: -1_000, max: 1_000, noNaN: true }), (x) => {
      const room = { x: { min: 0, max: 200 }, y: { min: 0, max: 200 } }
      const caught = alongBoth({ x, y: x, scale: 1 }, room, unstretched)
      expect(alongBoth(caught, room, stretched).x).toBeCloseTo(x, 6)
    }),
  )
})

describe('a pinch', () => {
  const from = { x: 100, y: 100, scale: 1 }
  const middle = { x: 150, y: 150 }
  const motion = { scale: 2, origin: { x: 120, y: 150 }, offset: { x: 7, y: 9 } }

  test.each([
    ['all', 137, 109],
    ['horizontal', 137, 100],
    ['vertical', 100, 109],
    ['none', 100, 100],
  ] as const)('moves a view with direction %s to %d, %d', (direction, x, y) => {
    expect(pinched(from, motion, middle, 2, direction)).toEqual({ x, y, scale: 2 })
  })

  test('beyond the limit of the scale moves the view no further than its size allows', () => {
    expect(pinched(from, motion, middle, 1, 'all')).toEqual({ x: 107, y: 109, scale: 1 })
  })
})

describe('a key', () => {
  const position = { x: 100, y: 50, scale: 1 }
  const start = { x: 1, y: 2, scale: 3 }
  const press = (key: string, with_: Partial<KeyFacts> = {}): KeyFacts => ({
    key,
    shiftKey: false,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    ...with_,
  })
  const rules: KeyRules = { direction: 'all', scale: true, start }

  test.each([
    ['ArrowLeft', { x: 90 }],
    ['ArrowRight', { x: 110 }],
    ['ArrowUp', { y: 40 }],
    ['ArrowDown', { y: 60 }],
    ['+', { scale: 1.25 }],
    ['=', { scale: 1.25 }],
    ['-', { scale: 0.8 }],
    ['Home', start],
  ])('%s moves the view to %j', (key, to) => {
    expect(keyed(position, press(key), rules)).toEqual({ ...position, ...to })
  })

  test.each([
    ['ArrowLeft', { x: 99 }],
    ['ArrowDown', { y: 51 }],
    ['+', { scale: 1.25 }],
  ])('%s with Shift moves the view to %j', (key, to) => {
    expect(keyed(position, press(key, { shiftKey: true }), rules)).toEqual({ ...position, ...to })
  })

  test.each([
    ['ArrowUp', { direction: 'horizontal' }],
    ['ArrowLeft', { direction: 'vertical' }],
    ['ArrowLeft', { direction: 'none' }],
    ['+', { scale: false }],
    ['-', { scale: false }],
    ['Enter', {}],
  ] as const)('%s does nothing with %j', (key, other) => {
    expect(keyed(position, press(key), { ...rules, ...other })).toBeUndefined()
  })

  test.each(['altKey', 'ctrlKey', 'metaKey'])('with %s does nothing', (held) => {
    expect(keyed(position, press('ArrowLeft', { [held]: true }), rules)).toBeUndefined()
    expect(keyed(position, press('+', { [held]: true }), rules)).toBeUndefined()
  })

  test('Home resets the values that can be changed', () => {
    expect(keyed(position, press('Home'), { ...rules, direction: 'horizontal', scale: false })).toEqual({
      ...position,
      x: 1,
    })
  })
})

describe('a spring', () => {
  test.each([
    // Solutions of x″ + 20 x′ + 90 x = 0 with x = 1 and x′ = 0 at first, as the sum of two exponentials.
    [20, 0, 1],
    [20, 100, 0.7605],
    [20, 250, 0.3364],
    [20, 500, 0.0669],
    [20, 1_000, 0.0022],
    [40, 250, 0.0669],
    [10, 1_000, 0.0669],
  ])('with a damping of %d has after %d ms %f of its distance left', (damping, afterMs, left) => {
    expect(springLeft(damping, afterMs)).toBeCloseTo(left, 3)
  })

  test('never turns back, and never overshoots', () => {
    const ms = fc.double({ min: 0, max: 5_000, noNaN: true })
    fc.assert(
      fc.property(fc.double({ min: 1, max: 200, noNaN: true }), ms, ms, (damping, one, other) => {
        const early = springLeft(damping, Math.min(one, other))
        const late = springLeft(damping, Math.max(one, other))
        expect(late).toBeLessThanOrEqual(early + 1e-12)
        expect(late).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('begins slowly', () => {
    expect(springLeft(20, 1)).toBeGreaterThan(0.9999)
  })
})
