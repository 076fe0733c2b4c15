import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choiceText, formText } from './choiceText.ts'
import { pickerModel } from './pickerModel.ts'
import type { AnyPickerProps, PickerValue } from './pickerProps.ts'

const now = new Date(2026, 10, 21, 7, 5)
const modelOf = (props: AnyPickerProps, locale = 'en') => pickerModel(props, locale, now)
const regions = [
  { name: 'North', code: 'N', children: [{ name: 'Lake' }, { name: 'Hill', code: 'H' }] },
  { name: 'South', code: 'S', children: [{ name: 'Bay', code: 'B', children: [{ name: 'Pier' }] }] },
]
const coffee = [
  ['Small', 'Large'],
  ['Hot', 'Iced', 'Blended'],
]

/** Opens a picker, turns columns, and returns the rows in the middle and the detail of the event. */
function walk(props: AnyPickerProps, turns: readonly (readonly [number, number])[] = [], locale = 'en') {
  const model = modelOf(props, locale)
  const draft = turns.reduce((before, [column, row]) => model.turn(before, column, row), model.open(props.value))
  return { shown: model.columns(draft).map(({ rows, chosen }) => rows[chosen]), detail: model.detail(draft) }
}

describe('a selector', () => {
  test.each<[string, AnyPickerProps, string, number]>([
    ['opens at its value', { range: ['a', 'b'], value: 1 }, 'b', 1],
    ['opens at the first row', { range: ['a', 'b'] }, 'a', 0],
    ['opens at the nearest row', { range: ['a', 'b'], value: 9 }, 'b', 1],
    ['shows numbers', { range: [10, 20], value: 1 }, '20', 1],
    ['shows a field of objects', { range: [{ n: 'a' }, { n: 'b' }], rangeKey: 'n', value: 1 }, 'b', 1],
    ['shows nothing for a missing field', { range: [{ n: 'a' }], rangeKey: 'x' }, '', 0],
  ])('%s', (_, props, text, value) => {
    expect(walk(props)).toEqual({ shown: [text], detail: { value } })
  })

  test('without rows reports the first row', () => {
    expect(walk({ range: [] })).toEqual({ shown: [undefined], detail: { value: 0 } })
  })
})

describe('a multi-selector', () => {
  const props = { mode: 'multiSelector', range: coffee } as const
  test('reports the row of each column', () => {
    expect(walk(props, [[1, 2]])).toEqual({ shown: ['Small', 'Blended'], detail: { value: [0, 2] } })
  })

  test('with fewer rows than before shows and reports the nearest', () => {
    const draft = modelOf(props).open([1, 2])
    const fewer = modelOf({ ...props, range: [['Small', 'Large'], ['Hot']] })
    expect(fewer.columns(draft)[1]).toMatchObject({ chosen: 0 })
    expect(fewer.detail(draft)).toEqual({ value: [1, 0] })
  })

  test('with an additional column begins at its first row', () => {
    const draft = modelOf(props).open([1, 2])
    const more = modelOf({ ...props, range: [...coffee, ['Milk', 'None']] })
    expect(more.detail(more.turn(draft, 0, 0))).toEqual({ value: [0, 2, 0] })
  })
})

describe('a date', () => {
  test.each<[string, AnyPickerProps, readonly (readonly [number, number])[], string, string[]]>([
    ['opens at the current date', {}, [], '2026-11-21', ['November', '21', '2026']],
    ['opens at its value', { value: '2024-02-29' }, [], '2024-02-29', ['February', '29', '2024']],
    ['has no leap day in another year', { value: '2024-02-29' }, [[2, 147]], '2023-02-28', ['February', '28', '2023']],
    [
      'limits the day to the end of the month',
      { value: '2026-01-31' },
      [[0, 3]],
      '2026-04-30',
      ['April', '30', '2026'],
    ],
    ['can be a month', { fields: 'month', value: '2026-05' }, [[0, 0]], '2026-01', ['January', '2026']],
    ['can be a year', { fields: 'year' }, [[0, 0]], '1876', ['1876']],
    ['is a day if `fields` is empty', { fields: '', value: '2026-05-05' }, [], '2026-05-05', ['May', '5', '2026']],
    ['begins at its `min`', { min: '2030-02-03' }, [], '2030-02-03', ['February', '3', '2030']],
    [
      'has no rows before its `min`',
      { min: '2026-11-20', value: '2027-05-05' },
      [
        [2, 0],
        [0, 0],
        [1, 0],
      ],
      '2026-11-20',
      ['November', '20', '2026'],
    ],
  ])('%s', (_, props, turns, value, shown) => {
    expect(walk({ ...props, mode: 'date' }, turns)).toEqual({ shown, detail: { value } })
  })

  test.each([
    ['zh-Hans', ['2026年', '11月', '21日'], ['年', '月', '日']],
    ['en', ['November', '21', '2026'], ['month', 'day', 'year']],
    ['es', ['21', 'noviembre', '2026'], ['día', 'mes', 'año']],
    ['fr', ['21', 'novembre', '2026'], ['jour', 'mois', 'année']],
  ])('in %s it shows %o', (locale, shown, names) => {
    expect(walk({ mode: 'date' }, [], locale).shown).toEqual(shown)
    const model = modelOf({ mode: 'date' }, locale)
    expect(model.columns(model.open(undefined)).map(({ name }) => name)).toEqual(names)
  })

  test('[S9.12] its years are 150 before this year to 150 after it', () => {
    const model = modelOf({ mode: 'date', fields: 'year' })
    const [years] = model.columns(model.open(undefined))
    expect(years?.rows).toHaveLength(301)
    expect([years?.rows[0], years?.rows.at(-1)]).toEqual(['1876', '2176'])
  })

  test('reports the moment that it shows, within its limits, whatever columns are turned', () => {
    const year = fc.integer({ min: 2_019, max: 2_023 })
    const day = fc.tuple(year, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
    const text = day.map((numbers) => numbers.map((number) => String(number).padStart(2, '0')).join('-'))
    const turns = fc.array(fc.tuple(fc.nat(2), fc.nat(40)), { maxLength: 6 })
    fc.assert(
      fc.property(text, text, text, turns, (min, max, value, rows) => {
        const { shown, detail } = walk({ mode: 'date', min, max, value }, rows, 'zh-Hans')
        const numbers = shown.map((row) => row?.replace(/\D/g, '').padStart(2, '0'))
        expect(detail.value).toBe(numbers.join('-'))
        // The limits may be days that do not exist.
        const limits = [min, max].map((day) => String(walk({ mode: 'date', value: day }).detail.value))
        expect(String(detail.value) >= String(limits[0])).toBe(true)
        // A `max` before `min` counts as `min`.
        expect(String(detail.value) <= String(limits.toSorted()[1])).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a time', () => {
  test('[S9.13] has 24 hours of 60 minutes', () => {
    const model = modelOf({ mode: 'time' })
    const [hours, minutes] = model.columns(model.open(undefined))
    expect([hours?.rows.length, minutes?.rows.length]).toEqual([24, 60])
    expect([hours?.rows[0], hours?.rows.at(-1), minutes?.rows.at(-1)]).toEqual(['00', '23', '59'])
    expect([hours?.name, minutes?.name]).toEqual(['hour', 'minute'])
  })

  test.each<[string, AnyPickerProps, readonly (readonly [number, number])[], string]>([
    ['opens at the current time', {}, [], '07:05'],
    ['turns', { value: '12:30' }, [[0, 3]], '03:30'],
    ['stays within its limits', { value: '12:30', min: '09:15', max: '18:00' }, [[0, 9]], '18:00'],
    ['has rows within its limits', { value: '12:30', min: '09:15' }, [[0, 0]], '09:30'],
  ])('%s', (_, props, turns, value) => {
    expect(walk({ ...props, mode: 'time' }, turns).detail).toEqual({ value })
  })
})

describe('a region', () => {
  const props = { mode: 'region', regions } as const
  test.each<[string, PickerValue | undefined, readonly (readonly [number, number])[], string[], string[]]>([
    ['opens at the first regions', undefined, [], ['North', 'Lake'], ['N', '']],
    ['opens at names', ['North', 'Hill'], [], ['North', 'Hill'], ['N', 'H']],
    ['opens at codes', ['S', 'B'], [], ['South', 'Bay', 'Pier'], ['S', 'B', '']],
    [
      'begins at the first region inside another one',
      ['North', 'Hill'],
      [[0, 1]],
      ['South', 'Bay', 'Pier'],
      ['S', 'B', ''],
    ],
    ['can turn a column before the larger one', undefined, [[1, 1]], ['North', 'Hill'], ['N', 'H']],
  ])('%s', (_, value, turns, names, code) => {
    const opened = { ...props, ...(value !== undefined && { value }) }
    expect(walk(opened, turns)).toEqual({ shown: names, detail: { value: names, code } })
  })

  test('without data has no columns', () => {
    expect(walk({ mode: 'region' })).toEqual({ shown: [], detail: { value: [], code: [] } })
  })
})

test.each<[string, AnyPickerProps, string]>([
  ['nothing', { range: ['a'] }, ''],
  ['a row', { range: ['a', 'b'], value: 1 }, 'b'],
  ['a row that does not exist', { range: ['a'], value: 4 }, ''],
  ['a row of objects', { range: [{ n: 'a' }], rangeKey: 'n', value: 0 }, 'a'],
  ['rows', { mode: 'multiSelector', range: coffee, value: [1, 2] }, 'Large Blended'],
  ['a time', { mode: 'time', value: '07:05' }, '07:05'],
  ['a date', { mode: 'date', value: '2026-11-21' }, 'November 21, 2026'],
  ['no date', { mode: 'date', value: '' }, ''],
  ['regions by code', { mode: 'region', regions, value: ['S', 'B'] }, 'South Bay'],
  ['unknown regions', { mode: 'region', regions, value: ['Moon'] }, ''],
])('the text of %s', (_, props, text) => {
  expect(choiceText(props.value, props, 'en')).toBe(text)
})

test.each<[PickerValue | undefined, string]>([
  [undefined, ''],
  [0, '0'],
  [[1, 2], '1,2'],
  ['07:05', '07:05'],
  [['North', 'Hill'], 'North,Hill'],
])('a form sends %o as "%s"', (value, text) => {
  expect(formText(value)).toBe(text)
})

describe('steps of minutes', () => {
  test.each<[string, Partial<AnyPickerProps>, readonly (readonly [number, number])[], string]>([
    ['a value between two steps becomes the nearest one', { minuteStep: 15, value: '09:20' }, [], '09:15'],
    ['a row is a step', { minuteStep: 15, value: '09:00' }, [[1, 3]], '09:45'],
    ['the last step of an hour is not the next hour', { minuteStep: 15, value: '09:59' }, [], '09:45'],
    ['steps are within the limits', { minuteStep: 15, min: '09:10', value: '09:00' }, [], '09:15'],
    ['an hour without a step has its first minute', { minuteStep: 30, min: '09:40', value: '09:50' }, [], '09:40'],
    ['another hour has all steps', { minuteStep: 30, min: '09:40', value: '09:50' }, [[0, 1]], '10:30'],
    ['a step of 0 is a step of 1', { minuteStep: 0, value: '09:07' }, [], '09:07'],
    ['a step that is no number is a step of 1', { minuteStep: Number.NaN, value: '09:07' }, [], '09:07'],
    ['without a value it opens at the step nearest to now', { minuteStep: 10 }, [], '07:00'],
  ])('%s', (_, props, turns, value) => {
    expect(walk({ mode: 'time', ...props }, turns).detail).toEqual({ value })
  })

  test('the rows are the steps', () => {
    const model = modelOf({ mode: 'time', minuteStep: 15, value: '09:00' })
    expect(model.columns(model.open('09:00'))[1]?.rows).toEqual(['00', '15', '30', '45'])
  })
})

describe('items', () => {
  const items = [
    { label: 'A', value: 'a', disabled: true },
    { label: 'B', value: 'b' },
    { label: 'C', value: 3, disabled: true },
    { label: 'D', value: 4 },
    { label: 'E', value: 5, disabled: true },
  ]
  test.each<[string, PickerValue | undefined, readonly (readonly [number, number])[], PickerValue]>([
    ['opens at the first item that can be chosen', undefined, [], 'b'],
    ['opens at the item of its value', 4, [], 4],
    ['opens at a disabled item that is chosen', 3, [], 3],
    ['opens at the first item for an unknown value', 'x', [], 'b'],
    ['passes a disabled item downwards', 'b', [[0, 2]], 4],
    ['passes a disabled item upwards', 4, [[0, 2]], 'b'],
    ['stays if only disabled items follow', 4, [[0, 4]], 4],
  ])('%s', (_, value, turns, chosen) => {
    expect(walk({ items, ...(value !== undefined && { value }) }, turns).detail).toEqual({ value: chosen })
  })

  test('the text of a choice is its label', () => {
    expect([choiceText(4, { items }, 'en'), choiceText('x', { items }, 'en')]).toEqual(['D', ''])
  })
})
