import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  calendar,
  calendarLimits,
  clock,
  clockLimits,
  daysIn,
  fitMoment,
  type Moment,
  type MomentKind,
  type MomentLimits,
  numbersAt,
  turnMoment,
} from './moment.ts'

test.each([
  [2024, 2, 29],
  [2023, 2, 28],
  [1900, 2, 28],
  [2000, 2, 29],
  [2026, 4, 30],
  [2026, 12, 31],
])('in %d, month %d has %d days', (year, month, days) => {
  expect(daysIn(year, month)).toBe(days)
})

describe('limits of dates', () => {
  test('[S9.12] the default is 150 years before this year to 150 years after it', () => {
    expect(calendarLimits('', '', 2026)).toEqual({ min: [1876, 1, 1], max: [2176, 12, 31] })
  })

  test.each([
    ['2020-03-05', '2021-06-30', [2020, 3, 5], [2021, 6, 30]],
    ['2020', '2021', [2020, 1, 1], [2021, 12, 31]],
    ['2020-03', '2024-02', [2020, 3, 1], [2024, 2, 29]],
    ['2020-3-5', '2021-2-31', [2020, 3, 5], [2021, 2, 28]],
    ['2021-05-05', '2020-01-01', [2021, 5, 5], [2021, 5, 5]],
    ['yesterday', 'never', [1876, 1, 1], [2176, 12, 31]],
    ['', '2030-01-02', [1876, 1, 1], [2030, 1, 2]],
  ])('%s to %s', (min, max, first, last) => {
    expect(calendarLimits(min, max, 2026)).toEqual({ min: first, max: last })
  })
})

describe('limits of times', () => {
  test('[S9.13] the default is 24 hours of 60 minutes', () => {
    const limits = clockLimits()
    expect(limits).toEqual({ min: [0, 0], max: [23, 59] })
    expect(numbersAt(clock, [7, 30], 0, limits)).toEqual({ first: 0, last: 23 })
    expect(numbersAt(clock, [7, 30], 1, limits)).toEqual({ first: 0, last: 59 })
  })

  test.each([
    ['09:30', '18:00', [9, 30], [18, 0]],
    ['9:5', '29:99', [9, 5], [23, 59]],
    ['18:00', '09:30', [18, 0], [18, 0]],
    ['', '12:00:30', [0, 0], [12, 0]],
  ])('%s to %s', (min, max, first, last) => {
    expect(clockLimits(min, max)).toEqual({ min: first, max: last })
  })
})

describe('a moment', () => {
  const limits = calendarLimits('2020-03-15', '2022-10-10', 2026)
  test.each<[string, Moment, Moment]>([
    ['inside stays', [2021, 5, 6], [2021, 5, 6]],
    ['before `min` becomes `min`', [2020, 1, 20], [2020, 3, 15]],
    ['after `max` becomes `max`', [2022, 12, 5], [2022, 10, 10]],
    ['that does not exist becomes the last day of its month', [2021, 4, 31], [2021, 4, 30]],
    ['on February 29 outside a leap year', [2021, 2, 29], [2021, 2, 28]],
    ['of month 13 becomes December', [2021, 13, 1], [2021, 12, 1]],
    ['without a day becomes the first', [2021, 7], [2021, 7, 1]],
    ['with NaN becomes `min`', [Number.NaN], [2020, 3, 15]],
  ])('%s', (_, moment, fitted) => {
    expect(fitMoment(calendar, moment, limits)).toEqual(fitted)
  })

  test.each<[string, Moment, number, { first: number; last: number }]>([
    ['years', [2021, 5, 6], 0, { first: 2020, last: 2022 }],
    ['months of the first year', [2020, 5, 6], 1, { first: 3, last: 12 }],
    ['months of a whole year', [2021, 5, 6], 1, { first: 1, last: 12 }],
    ['months of the last year', [2022, 5, 6], 1, { first: 1, last: 10 }],
    ['days of the first month', [2020, 3, 20], 2, { first: 15, last: 31 }],
    ['days of the last month', [2022, 10, 1], 2, { first: 1, last: 10 }],
    ['days of a short month', [2021, 2, 1], 2, { first: 1, last: 28 }],
  ])('%s', (_, moment, part, numbers) => {
    expect(numbersAt(calendar, moment, part, limits)).toEqual(numbers)
  })

  test.each<[string, Moment, number, number, Moment]>([
    ['a month at the limit', [2020, 4, 30], 1, 2, [2020, 3, 15]],
    ['a month that is shorter', [2021, 1, 31], 1, 2, [2021, 2, 28]],
    ['a year at the limit', [2021, 12, 24], 0, 2022, [2022, 10, 10]],
    ['a day', [2021, 12, 24], 2, 31, [2021, 12, 31]],
  ])('turned to %s', (_, moment, part, number, turned) => {
    expect(turnMoment(calendar, moment, part, number, limits)).toEqual(turned)
  })
})

describe('text', () => {
  test.each<[MomentKind, string, Moment | undefined]>([
    [calendar, '2026-11-21', [2026, 11, 21]],
    [calendar, '2026-1', [2026, 1]],
    [calendar, '2026', [2026]],
    [calendar, '', undefined],
    [calendar, '21.11.2026', undefined],
    [clock, '07:05', [7, 5]],
    [clock, '7:5', [7, 5]],
    [clock, '7', undefined],
  ])('%o reads %s', (kind, text, moment) => {
    expect(kind.read(text)).toEqual(moment)
  })

  test.each<[MomentKind, Moment, number, string]>([
    [calendar, [2026, 1, 2], 3, '2026-01-02'],
    [calendar, [2026, 1, 2], 2, '2026-01'],
    [calendar, [26, 1, 2], 1, '0026'],
    [clock, [7, 5], 2, '07:05'],
  ])('%o writes %o in %d parts', (kind, moment, parts, text) => {
    expect(kind.write(moment, parts)).toBe(text)
  })
})

describe('any choice', () => {
  const number = fc.oneof(fc.integer({ min: -5, max: 10_005 }), fc.constantFrom(Number.NaN, Infinity, -Infinity))
  const text = (low: number, high: number) =>
    fc
      .tuple(fc.integer({ min: low, max: high }), fc.nat(13), fc.nat(32), fc.integer({ min: 1, max: 3 }))
      .map(([year, month, day, parts]) => [String(year).padStart(4, '0'), month, day].slice(0, parts).join('-'))
  const anyText = fc.oneof(text(0, 9_999), text(2_019, 2_023), fc.constantFrom('', 'x'))
  const moves = fc.array(fc.tuple(fc.nat(2), number), { maxLength: 8 })

  const isReal = ([year = 0, month = 0, day = 0]: Moment) => {
    const date = new Date(0)
    date.setUTCFullYear(year, month - 1, day)
    return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  }
  const isWithin = (kind: MomentKind, moment: Moment, { min, max }: MomentLimits) => {
    const written = kind.write(moment, 3)
    return kind.write(min, 3) <= written && written <= kind.write(max, 3)
  }
  const isShown = (kind: MomentKind, moment: Moment, limits: MomentLimits) =>
    moment.every((own, part) => {
      const { first, last } = numbersAt(kind, moment, part, limits)
      return own >= first && own <= last
    })

  test('is an existing date, within the limits, with a row in each column', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, moves, (min, max, value, turns) => {
        const limits = calendarLimits(min, max, 2026)
        const opened = fitMoment(calendar, calendar.read(value) ?? [2026, 11, 21], limits)
        turns.reduce((moment, [part, to]) => {
          const turned = turnMoment(calendar, moment, part, to, limits)
          expect(isReal(turned), String(turned)).toBe(true)
          expect(isWithin(calendar, turned, limits), String(turned)).toBe(true)
          expect(isShown(calendar, turned, limits), String(turned)).toBe(true)
          return turned
        }, opened)
        return isReal(opened) && isWithin(calendar, opened, limits)
      }),
      { numRuns: 2_000 },
    )
  })

  test('selecting an existing row returns it, and keeps the larger parts', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, fc.nat(2), fc.nat(), (min, max, value, part, step) => {
        const limits = calendarLimits(min, max, 2026)
        const moment = fitMoment(calendar, calendar.read(value) ?? [2026], limits)
        const { first, last } = numbersAt(calendar, moment, part, limits)
        const to = first + (step % (last - first + 1))
        const turned = turnMoment(calendar, moment, part, to, limits)
        expect(turned.slice(0, part + 1)).toEqual([...moment.slice(0, part), to])
      }),
      { numRuns: 2_000 },
    )
  })

  test('is an existing time within the limits', () => {
    const times = fc.tuple(fc.nat(30), fc.nat(70)).map((parts) => parts.join(':'))
    fc.assert(
      fc.property(times, times, times, moves, (min, max, value, turns) => {
        const limits = clockLimits(min, max)
        const opened = fitMoment(clock, clock.read(value) ?? [0, 0], limits)
        turns.reduce((moment, [part, to]) => {
          const turned = turnMoment(clock, moment, part % 2, to, limits)
          expect(clock.write(turned, 2)).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
          expect(isWithin(clock, turned, limits), String(turned)).toBe(true)
          return turned
        }, opened)
      }),
    )
  })
})
