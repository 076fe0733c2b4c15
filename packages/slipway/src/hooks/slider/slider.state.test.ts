import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaults } from '../../base/defaults/defaultsTable.ts'
import {
  percentAt,
  percentOf,
  type SliderDirection,
  type SliderRange,
  sliderRange,
  snapToStep,
  valueAtPercent,
  valueAtTap,
  valueText,
} from './slider.state.ts'

const range = (min: number, max: number, step: number): SliderRange => ({ min, max, step })

test('[S9.26] the defaults are 0, 100 and 1', () => {
  expect(sliderRange(defaults.slider)).toEqual({ min: 0, max: 100, step: 1 })
})

describe('sliderRange', () => {
  test.each([
    ['a valid range is unchanged', range(-5, 5, 0.5), range(-5, 5, 0.5)],
    ['a maximum below the minimum becomes the minimum', range(10, 5, 1), range(10, 10, 1)],
    ['a step of 0', range(0, 10, 0), range(0, 10, 1)],
    ['a negative step', range(0, 10, -2), range(0, 10, 1)],
    ['a step that is no number', range(0, 10, Number.NaN), range(0, 10, 1)],
    ['an infinite step', range(0, 10, Number.POSITIVE_INFINITY), range(0, 10, 1)],
    ['limits that are no numbers', range(Number.NaN, Number.NaN, 1), range(0, 100, 1)],
    ['endless limits', range(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 1), range(0, 100, 1)],
  ])('%s', (_what, given, usable) => {
    expect(sliderRange(given)).toEqual(usable)
  })
})

describe('snapToStep', () => {
  test.each([
    [50, range(0, 100, 1), 50],
    [-1, range(0, 100, 1), 0],
    [101, range(0, 100, 1), 100],
    [Number.NaN, range(10, 100, 1), 10],
    [Number.POSITIVE_INFINITY, range(0, 100, 1), 100],
    [Number.NEGATIVE_INFINITY, range(0, 100, 1), 0],
    [2.4, range(0, 10, 1), 2],
    [2.5, range(0, 10, 1), 3],
    [-2.5, range(-10, 10, 1), -2],
    // Steps count from the minimum.
    [4, range(1, 10, 2), 5],
    [3.9, range(1, 10, 2), 3],
    [0, range(-0.3, 1, 0.1), 0],
    // Decimals are those of the step, or of the minimum.
    [0.30000000000000004, range(0, 1, 0.1), 0.3],
    [0.7, range(0, 1, 0.1), 0.7],
    [1.15, range(0.05, 2, 0.1), 1.15],
    [0.00000031, range(0, 1, 1e-7), 3e-7],
    [1_234_567.89, range(0, 1e9, 0.01), 1_234_567.89],
    // A step that does not divide the range ends before the maximum.
    [100, range(0, 100, 30), 90],
    [1e9, range(0, 100, 30), 90],
    [89, range(0, 100, 40), 80],
    [100, range(0, 100, 150), 0],
    [0.95, range(0, 1, 0.3), 0.9],
    // A single value.
    [7, range(3, 3, 1), 3],
  ])('[S5.9] %d in %o becomes %d', (value, given, snapped) => {
    expect(snapToStep(value, given)).toBe(snapped)
  })

  const anyNumber = fc.oneof(fc.double(), fc.integer(), fc.float())
  const anyRange = fc.record({ min: anyNumber, max: anyNumber, step: anyNumber }).map(sliderRange)
  /** Numbers for which double precision is fine enough. */
  const limit = fc.double({ min: -1e9, max: 1e9, noNaN: true })
  const soundRange = fc
    .record({ min: limit, max: limit, step: fc.double({ min: 1e-6, max: 1e9, noNaN: true }) })
    .map(sliderRange)

  test('[S5.9] whatever the range and the value, the result is a number in the range', () => {
    fc.assert(
      fc.property(anyRange, anyNumber, (given, value) => {
        const snapped = snapToStep(value, given)
        return snapped >= given.min && snapped <= given.max && !Object.is(snapped, -0)
      }),
    )
  })

  test('[S5.9] a snapped value is unchanged', () => {
    fc.assert(
      fc.property(soundRange, anyNumber, (given, value) => {
        const snapped = snapToStep(value, given)
        return snapToStep(snapped, given) === snapped
      }),
    )
  })

  test('the order of two values is kept', () => {
    fc.assert(
      fc.property(soundRange, limit, limit, (given, a, b) => {
        return snapToStep(Math.min(a, b), given) <= snapToStep(Math.max(a, b), given)
      }),
    )
  })

  /** Typical ranges: up to four decimals. Counted in ten-thousandths, so that the test itself is exact. */
  const writtenRange = fc
    .tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 1, max: 1e5 }))
    .map(([min, length, step]) => ({ min, max: min + length, step }))
  const inUnits = ({ min, max, step }: SliderRange) => range(min / 1e4, max / 1e4, step / 1e4)

  test('[S5.9] the result is the nearest step, to the last decimal', () => {
    fc.assert(
      fc.property(writtenRange, fc.integer({ min: -2e6, max: 3e6 }), (exact, value) => {
        const inside = Math.min(exact.max, Math.max(exact.min, value))
        const last = exact.min + Math.floor((exact.max - exact.min) / exact.step) * exact.step
        const nearest = Math.min(last, exact.min + Math.round((inside - exact.min) / exact.step) * exact.step)
        // A value halfway between two steps may be rounded either way, because its fraction may be inexact in binary.
        const isHalf = Math.abs(inside - exact.min) % exact.step === exact.step / 2
        const snapped = Math.round(snapToStep(value / 1e4, inUnits(exact)) * 1e4)
        return snapped === nearest || (isHalf && snapped === nearest - exact.step)
      }),
    )
  })

  test('percent and value convert to each other without loss', () => {
    fc.assert(
      fc.property(writtenRange, fc.integer({ min: -1e6, max: 2e6 }), (exact, value) => {
        const given = inUnits(exact)
        const snapped = snapToStep(value / 1e4, given)
        return valueAtPercent(percentOf(snapped, given), given) === snapped
      }),
    )
  })
})

describe('percent', () => {
  test.each([
    [25, range(0, 100, 1), 25],
    [0, range(-100, 100, 1), 50],
    [90, range(0, 100, 30), 90],
    [3, range(3, 3, 1), 0],
  ])('of %d in %o is %d', (value, given, percent) => {
    expect(percentOf(value, given)).toBe(percent)
  })

  test.each([
    [0, 0],
    [33, 30],
    [100, 90],
    [150, 90],
    [-5, 0],
    [Number.NaN, 0],
  ])('at %d percent of 0 to 100 by 30 the value is %d', (percent, value) => {
    expect(valueAtPercent(percent, range(0, 100, 30))).toBe(value)
  })
})

describe('a point on the screen', () => {
  const box = { left: 10, right: 238, width: 228, bottom: 300, height: 128 }
  const geometry = (direction: SliderDirection) => ({ box, direction, blockSizePx: 28 })

  test.each([
    ['right', 24, 0, 0], // half a thumb after the start
    ['right', 124, 0, 50],
    ['right', 224, 0, 100],
    ['right', 0, 0, 0],
    ['right', 900, 0, 100],
    ['left', 24, 0, 100],
    ['left', 174, 0, 25],
    ['up', 0, 286, 0],
    ['up', 0, 261, 25],
    ['up', 0, 0, 100],
  ] as const)('in the direction %s, (%d, %d) is at %d percent', (direction, x, y, percent) => {
    expect(percentAt({ clientX: x, clientY: y }, geometry(direction))).toBe(percent)
  })

  test('a slider that is no longer than its thumb has no travel', () => {
    const short = { box: { ...box, width: 28 }, direction: 'right', blockSizePx: 28 } as const
    expect(percentAt({ clientX: 20, clientY: 0 }, short)).toBe(0)
  })

  test.each([
    ['outside the thumb, the value at that point', 204, 0, 90],
    ['at the very end, the highest value', 238, 0, 100],
    ['on the thumb, the current value', 37, 0, 0],
    ['just outside the thumb', 39, 0, 8],
  ])('a tap chooses: %s', (_where, x, y, value) => {
    expect(valueAtTap({ clientX: x, clientY: y }, geometry('right'), 0, range(0, 100, 1))).toBe(value)
  })

  test('a tap between two steps chooses the nearer step', () => {
    expect(valueAtTap({ clientX: 110, clientY: 0 }, geometry('right'), 0, range(0, 4, 2))).toBe(2)
    expect(valueAtTap({ clientX: 60, clientY: 0 }, geometry('right'), 0, range(0, 4, 2))).toBe(0)
  })
})

test.each([
  [5, range(0, 10, 1), '5'],
  [5, range(0, 10, 0.5), '5.0'],
  [1, range(0.25, 2, 0.75), '1.00'],
])('%d in %o has the text %s', (value, given, text) => {
  expect(valueText(value, given)).toBe(text)
})
