import { expect, test } from 'vitest'
import { dateOrder, dateRows, dateText, partName } from './dateWords.ts'

test.each([
  ['zh-Hans', [0, 1, 2]],
  ['zh-Hant', [0, 1, 2]],
  ['ja', [0, 1, 2]],
  ['en', [1, 2, 0]],
  ['es', [2, 1, 0]],
  ['fr', [2, 1, 0]],
  ['de', [2, 1, 0]],
])('in %s the order of the columns is %o', (locale, order) => {
  expect(dateOrder(locale)).toEqual(order)
})

test.each([
  ['en', 0, 2026, ['2026', '2027']],
  ['en', 1, 11, ['November', 'December']],
  ['en', 2, 30, ['30', '31']],
  ['zh-Hans', 0, 2026, ['2026年', '2027年']],
  ['zh-Hans', 1, 11, ['11月', '12月']],
  ['zh-Hans', 2, 30, ['30日', '31日']],
  ['es', 1, 11, ['noviembre', 'diciembre']],
  ['fr', 1, 1, ['janvier', 'février']],
])('in %s, the rows of part %d from %d are %o', (locale, part, first, rows) => {
  expect(dateRows(locale, part, first, first + 1)).toEqual(rows)
})

test.each([
  ['en', [2026, 11, 21], 'November 21, 2026'],
  ['en', [2026, 11], 'November 2026'],
  ['en', [2026], '2026'],
  ['en', [26, 1, 2], 'January 2, 26'],
  ['zh-Hans', [2026, 11, 21], '2026年11月21日'],
  ['fr', [2026, 11, 21], '21 novembre 2026'],
  ['th', [2026], '2026'],
])('in %s, the text of %o', (locale, moment, text) => {
  expect(dateText(locale, moment)).toBe(text)
})

test.each([
  ['en', 'month', 'month'],
  ['fr', 'hour', 'heure'],
  ['zh-Hans', 'year', '年'],
] as const)('in %s, %s is called %s', (locale, part, name) => {
  expect(partName(locale, part)).toBe(name)
})
