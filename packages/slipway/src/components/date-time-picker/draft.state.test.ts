import { describe, expect, test } from 'vitest'
import { dateTimeLimits, type Moment } from '../../base/moment/moment.ts'
import {
  type Draft,
  type DraftRules,
  dayOfDraft,
  fitDraft,
  problemOf,
  readDraft,
  readMoment,
  roundDraft,
  setPart,
  stepPart,
} from './draft.state.ts'

const now: Moment = [2026, 11, 28, 10, 25]
const none = undefined
const rulesOf = (min = '', max = '', minuteStep = 1): DraftRules => ({ limits: dateTimeLimits(min, max), minuteStep })

test.each([
  ['2026-11-21T14:30', 5, [2026, 11, 21, 14, 30]],
  ['2026-11-21 14:30', 5, [2026, 11, 21, 14, 30]],
  ['2026-11-21T14:30:45', 5, [2026, 11, 21, 14, 30]],
  ['2026-11-21', 3, [2026, 11, 21]],
  ['2026-11-21', 5, undefined],
  ['2026-11-21T14:30', 3, undefined],
  ['2026-02-30', 3, undefined],
  ['2026-11-21T24:00', 5, undefined],
  ['2026-11-21T14:30Z', 5, undefined],
  ['tomorrow', 3, undefined],
  ['', 5, undefined],
])('the value %j with %i parts is %j', (text, parts, moment) => {
  expect(readMoment(text, parts)).toEqual(moment)
  expect(readDraft(text, parts)).toEqual(moment ?? Array.from({ length: parts }))
})

test.each<[Draft, number, number | undefined, Draft]>([
  [[2026, 2, none], 2, 31, [2026, 2, 28]],
  [[none, 2, none], 2, 31, [none, 2, 29]],
  [[2026, none, 31], 1, 4, [2026, 4, 30]],
  [[2028, 2, 29], 0, 2026, [2026, 2, 28]],
  [[2026, 2, 28], 1, undefined, [2026, none, 28]],
])('%j with part %i set to %j is %j', (draft, part, number, next) => {
  expect(setPart(draft, part, number)).toEqual(next)
})

test.each<[Draft, number, number, number, Draft]>([
  [[none, none, none, none, none], 3, 1, 1, [none, none, none, 10, none]],
  [[2026, 12, 31], 1, 1, 1, [2026, 1, 31]],
  [[2026, 1, 31], 1, 1, 1, [2026, 2, 28]],
  [[2026, 11, 1], 2, -1, 1, [2026, 11, 30]],
  [[9_999, 1, 1], 0, 10, 1, [9_999, 1, 1]],
  [[2026, 11, 28, 23, 59], 3, 1, 1, [2026, 11, 28, 0, 59]],
  [[2026, 11, 28, 10, 25], 4, 1, 15, [2026, 11, 28, 10, 30]],
  [[2026, 11, 28, 10, 25], 4, -1, 15, [2026, 11, 28, 10, 15]],
  [[2026, 11, 28, 10, 55], 4, 1, 15, [2026, 11, 28, 10, 0]],
  [[2026, 11, 28, 10, 0], 4, -1, 15, [2026, 11, 28, 10, 45]],
])('%j, part %i, after %i steps with steps of %i minutes is %j', (draft, part, steps, minuteStep, next) => {
  expect(stepPart(draft, part, steps, now, minuteStep)).toEqual(next)
})

test('unknown parts are those of now, within the limits and on a step', () => {
  expect(fitDraft([none, none, none, none, none], now, rulesOf('', '', 15))).toEqual([2026, 11, 28, 10, 30])
  expect(fitDraft([2026, 11, 30, none, none], now, rulesOf('2026-11-30T12:10', '', 15))).toEqual([2026, 11, 30, 12, 15])
  expect(fitDraft([2026, 11, 21], now, rulesOf())).toEqual([2026, 11, 21])
  expect(roundDraft([2026, 11, 21, 14, 59], 15)).toEqual([2026, 11, 21, 14, 45])
  expect(roundDraft([2026, 11, 21, none, none], 15)).toEqual([2026, 11, 21, none, none])
})

test('a day is known with its year, month and date', () => {
  expect(dayOfDraft([2026, 2, 3, none, none])).toBe('2026-02-03')
  expect(dayOfDraft([2026, none, 3, 10, 30])).toBe('')
})

describe('the problem of', () => {
  const rules: DraftRules = {
    ...rulesOf('2026-11-21T09:00', '2026-12-24'),
    isDayDisabled: (day) => day === '2026-11-26',
  }
  test.each<[string, Draft[], string | undefined]>([
    ['an incomplete moment', [[2026, 11, 22, 10, none]], 'missing'],
    ['a moment before the limit', [[2026, 11, 21, 8, 59]], 'min'],
    ['the first moment', [[2026, 11, 21, 9, 0]], undefined],
    ['the last minute of the last day', [[2026, 12, 24, 23, 59]], undefined],
    ['a moment after the limit', [[2026, 12, 25, 0, 0]], 'max'],
    ['a day on the first day', [[2026, 11, 21]], undefined],
    ['a day before the first day', [[2026, 11, 20]], 'min'],
    ['a disabled day', [[2026, 11, 26, 10, 0]], 'day'],
    [
      'a range without an end',
      [
        [2026, 11, 22],
        [none, none, none],
      ],
      'missing',
    ],
    [
      'a range that ends before it starts',
      [
        [2026, 11, 22, 10, 0],
        [2026, 11, 22, 9, 59],
      ],
      'order',
    ],
    [
      'a range of one moment',
      [
        [2026, 11, 22, 10, 0],
        [2026, 11, 22, 10, 0],
      ],
      undefined,
    ],
  ])('%s is %j', (_name, drafts, problem) => {
    expect(problemOf(drafts, rules)).toBe(problem)
  })
})
