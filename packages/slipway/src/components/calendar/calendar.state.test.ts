import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addMonths,
  type DayRange,
  limitsOf,
  monthOf,
  nextRange,
  readDay,
  walkDay,
  weekdayOf,
  weeksOf,
  writeDay,
} from './calendar.state.ts'

const day = (text: string) => readDay(text) as number
const anyDay = fc.integer({ min: day('0001-01-01'), max: day('9999-12-31') })

describe('texts', () => {
  test.each(['2026-02-30', '2026-13-01', '2026-00-10', '2026-1-1', '', 'soon', undefined, '2025-02-29', '0000-01-01x'])(
    '%j is not a valid day',
    (text) => {
      expect(readDay(text)).toBeUndefined()
    },
  )

  test('`readDay` returns the day that `writeDay` wrote', () => {
    fc.assert(
      fc.property(anyDay, (each) => {
        expect(readDay(writeDay(each))).toBe(each)
      }),
    )
  })

  test.each(['0026-03-01', '1969-12-31', '1970-01-01', '2024-02-29', '9999-12-31'])(
    '%s stays the same when parsed and formatted',
    (text) => {
      expect(writeDay(day(text))).toBe(text)
    },
  )
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2024-02-29', 12, '2025-02-28'],
  ['9999-12-31', 1, '9999-12-31'],
  ['0001-01-05', -1, '0001-01-01'],
])('%s plus %d months is %s', (from, months, to) => {
  expect(writeDay(addMonths(day(from), months))).toBe(to)
})

describe('a month', () => {
  test('contains each day once, in the column of its weekday, with any first day of the week', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 6 }), (each, firstWeekday) => {
        const month = monthOf(each)
        const weeks = weeksOf(month, firstWeekday)
        const days = weeks.flat().filter((one) => one !== undefined)
        expect(days).toEqual(Array.from({ length: days.length }, (_, index) => month + index))
        expect(days.map(monthOf)).toEqual(days.map(() => month))
        expect(days).toContain(each)
        for (const week of weeks) {
          for (const [index, one] of week.entries())
            if (one !== undefined) expect(weekdayOf(one)).toBe((firstWeekday + index) % 7)
        }
      }),
      { numRuns: 50 },
    )
  })

  test('has between four and six weeks', () => {
    expect(weeksOf(day('2026-02-01'), 0)).toHaveLength(4)
    expect(weeksOf(day('2026-08-01'), 0)).toHaveLength(6)
  })

  test('`weekdayOf` returns the weekday', () => {
    expect(weekdayOf(day('2026-11-21'))).toBe(6)
    expect(weekdayOf(day('1969-12-28'))).toBe(0)
  })
})

describe('keys', () => {
  const monday = { firstWeekday: 1, isRtl: false, limits: limitsOf(undefined, undefined) }
  test.each([
    ['ArrowLeft', false, '2026-11-20'],
    ['ArrowRight', false, '2026-11-22'],
    ['ArrowUp', false, '2026-11-14'],
    ['ArrowDown', false, '2026-11-28'],
    ['Home', false, '2026-11-16'],
    ['End', false, '2026-11-22'],
    ['PageUp', false, '2026-10-21'],
    ['PageDown', false, '2026-12-21'],
    ['PageUp', true, '2025-11-21'],
    ['PageDown', true, '2027-11-21'],
  ])('%s (shift: %s) moves to %s', (key, shiftKey, to) => {
    expect(writeDay(walkDay(day('2026-11-21'), { key, shiftKey }, monday) as number)).toBe(to)
  })

  test('in right-to-left text the arrow keys are swapped', () => {
    const rtl = { ...monday, isRtl: true }
    expect(walkDay(10, { key: 'ArrowLeft', shiftKey: false }, rtl)).toBe(11)
    expect(walkDay(10, { key: 'ArrowRight', shiftKey: false }, rtl)).toBe(9)
  })

  test('no key leaves the limits, and other keys return `undefined`', () => {
    const limits = limitsOf('2026-11-10', '2026-11-25')
    expect(walkDay(day('2026-11-21'), { key: 'PageDown', shiftKey: false }, { ...monday, limits })).toBe(limits.max)
    expect(walkDay(day('2026-11-21'), { key: 'PageUp', shiftKey: true }, { ...monday, limits })).toBe(limits.min)
    expect(walkDay(0, { key: 'a', shiftKey: false }, monday)).toBeUndefined()
  })
})

test.each<[DayRange, number, DayRange]>([
  [[], 5, [5]],
  [[5], 8, [5, 8]],
  [[5], 5, [5, 5]],
  [[5], 3, [3]],
  [[5, 8], 6, [6]],
])('choosing a day: the range %j and %d gives %j', (range, chosen, next) => {
  expect(nextRange(range, chosen)).toEqual(next)
})

test('a `max` before `min` becomes `min`', () => {
  expect(limitsOf('2026-05-05', '2026-01-01')).toEqual({ min: day('2026-05-05'), max: day('2026-05-05') })
})
