import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canBecomeNumber, fitStepper, readStepper, stepFrom, stepperRange, stepperText } from './stepper.state.ts'

const range = (min: number, max: number, step: number, decimals?: number) => stepperRange({ min, max, step, decimals })
const none = Number.POSITIVE_INFINITY

describe('stepperRange', () => {
  test.each([
    ['a valid range is unchanged', range(-5, 5, 0.5), { min: -5, max: 5, step: 0.5, decimals: 1 }],
    ['a maximum below the minimum becomes the minimum', range(10, 5, 1), { min: 10, max: 10, step: 1, decimals: 0 }],
    ['no step', range(0, 10, 0), { min: 0, max: 10, step: 1, decimals: 0 }],
    ['an infinite step', range(0, 10, none), { min: 0, max: 10, step: 1, decimals: 0 }],
    ['limits that are no numbers', range(Number.NaN, Number.NaN, 1), { min: 0, max: none, step: 1, decimals: 0 }],
    ['explicit decimals', range(0, none, 1, 2), { min: 0, max: none, step: 1, decimals: 2 }],
    ['too many decimals', range(0, none, 1e-30), { min: 0, max: none, step: 1e-30, decimals: 15 }],
  ])('%s', (_what, usable, expected) => {
    expect(usable).toEqual(expected)
  })
})

describe('a step', () => {
  test.each([
    ['up', 1, 1, range(0, 10, 1), 2],
    ['down', 1, -1, range(0, 10, 1), 0],
    ['ten up', 1, 10, range(0, 100, 1), 11],
    ['not beyond the maximum', 9, 10, range(0, 10, 1), 10],
    ['not beyond the minimum', 1, -10, range(0, 10, 1), 0],
    ['without floating-point errors', 0.1, 2, range(0, 1, 0.1), 0.3],
    ['0.7 and 0.1', 0.7, 1, range(0, 1, 0.1), 0.8],
    ['1.1 and 2.2', 1.1, 1, range(0, none, 1.1), 2.2],
    ['from between two steps to the next', 1.1, 1, range(0, 10, 1, 1), 2],
    ['from between two steps to the previous one', 1.1, -1, range(0, 10, 1, 1), 1],
    ['counted from the minimum', 1, 1, range(1, 20, 5), 6],
    ['to a maximum between two steps', 6, 1, range(1, 10, 5), 10],
    ['and back from there', 10, -1, range(1, 10, 5), 6],
    ['counted from 0 without a minimum', -3, 1, range(-none, none, 2), -2],
    ['over 0', 0.1, -2, range(-1, 1, 0.1), -0.1],
    ['very small', 3e-7, -1, range(0, 1, 1e-7), 2e-7],
    ['from an empty field', Number.NaN, 1, range(3, 10, 1), 3],
    ['from an empty field below 0', Number.NaN, -1, range(-9, -2, 1), -2],
  ])('%s', (_what, value, steps, given, expected) => {
    expect(stepFrom(value, steps, given)).toBe(expected)
  })

  /** Counted in thousandths, so that the test itself is exact. */
  const written = fc.record({
    min: fc.integer({ min: -1e6, max: 1e6 }),
    length: fc.integer({ min: 0, max: 1e6 }),
    step: fc.integer({ min: 1, max: 1e5 }),
    place: fc.nat(1e5),
    steps: fc.integer({ min: 1, max: 20 }),
  })

  test('steps up and down give exact decimals and return to the start', () => {
    fc.assert(
      fc.property(written, ({ min, length, step, place, steps }) => {
        const given = range(min / 1000, (min + length) / 1000, step / 1000, 3)
        const at = place % (Math.floor(length / step) + 1)
        const value = (min + at * step) / 1000
        const up = stepFrom(value, steps, given)
        const down = stepFrom(value, -steps, given)
        expect(up).toBe(Math.min(min + length, min + (at + steps) * step) / 1000)
        expect(down).toBe(Math.max(min, min + (at - steps) * step) / 1000 + 0)
      }),
    )
  })

  test('no input leaves the range', () => {
    const any = fc.oneof(fc.double(), fc.integer())
    fc.assert(
      fc.property(any, any, any, any, fc.integer({ min: -50, max: 50 }), (min, max, step, value, steps) => {
        const given = range(min, max, step)
        const next = stepFrom(value, steps, given)
        return next >= given.min && next <= given.max && !Object.is(next, -0)
      }),
    )
  })
})

test.each([
  [12, range(0, 10, 1), 10],
  [-1, range(0, 10, 1), 0],
  [1.005, range(0, 10, 0.01), 1.01],
  [-1.5, range(-10, 10, 1), -2],
  [0.30000000000000004, range(0, 1, 0.1), 0.3],
  [15, range(0, 100, 10), 15],
  [Number.NaN, range(0, 10, 1), Number.NaN],
  [none, range(0, 10, 1), 10],
])('%d in %o becomes %d', (value, given, fitting) => {
  expect(fitStepper(value, given)).toBe(fitting)
})

test.each([
  ['', true],
  ['1', true],
  ['1.', false],
  ['-', false],
  ['a', false],
  ['1e3', false],
])('%o can become an integer: %o', (text, isIt) => {
  expect(canBecomeNumber(text, range(0, 10, 1))).toBe(isIt)
})

test.each([
  ['-', true],
  ['-1,5', true],
  ['1.5.', false],
  ['1-', false],
])('%o can become a number: %o', (text, isIt) => {
  expect(canBecomeNumber(text, range(-10, 10, 0.1))).toBe(isIt)
})

test.each([
  ['12', 12],
  [' 1,5 ', 1.5],
  ['１２', 12],
  ['\u22127', -7],
  ['٥', 5],
  ['۶٫۵', 6.5],
  ['', Number.NaN],
  ['-', Number.NaN],
  ['.', Number.NaN],
])('%o is parsed as %d', (text, value) => {
  expect(readStepper(text)).toBe(value)
})

test.each([
  [1, undefined, '1'],
  [1, 2, '1.00'],
  [1e-7, undefined, '0.0000001'],
  [Number.NaN, 2, ''],
])('%d with %o decimals is shown as %o', (value, decimals, text) => {
  expect(stepperText(value, decimals)).toBe(text)
})
