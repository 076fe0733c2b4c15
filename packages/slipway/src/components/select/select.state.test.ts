import { describe, expect, test } from 'vitest'
import { groupsOf, indexAfterKey, indexStartingWith, itemOf, itemsMatching, type SelectItem } from './select.state.ts'

const countries: readonly SelectItem[] = [
  { value: 'it', label: 'Italy', group: 'Europe' },
  { value: 'ci', label: 'Côte d’Ivoire', description: 'Ivory Coast', group: 'Africa' },
  { value: 'ke', label: 'Kenya', group: 'Africa', disabled: true },
  { value: 'is', label: 'Iceland', group: 'Europe' },
]
const values = (items: readonly SelectItem[]) => items.map(({ value }) => value)

test('a text is the value and the label of its item', () => {
  expect(itemOf('Small')).toEqual({ value: 'Small', label: 'Small' })
  expect(itemOf(countries[0] as SelectItem)).toBe(countries[0])
})

test.each([
  ['', ['it', 'ci', 'ke', 'is']],
  ['  ', ['it', 'ci', 'ke', 'is']],
  ['COTE', ['ci']],
  ['côte', ['ci']],
  ['coast ivory', ['ci']],
  ['africa', ['ci', 'ke']],
  ['i europe', ['it', 'is']],
  ['x', []],
])('the query "%s" finds %j', (query, expected) => {
  expect(values(itemsMatching(countries, query))).toEqual(expected)
})

test('items with the same group next to each other have one heading', () => {
  const groups = groupsOf(countries)
  expect(groups.map(({ label, items }) => [label, items.map(([, index]) => index)])).toEqual([
    ['Europe', [0]],
    ['Africa', [1, 2]],
    ['Europe', [3]],
  ])
  expect(groupsOf([itemOf('a'), itemOf('b')])).toHaveLength(1)
  expect(groupsOf([])).toEqual([])
})

describe('keys', () => {
  test.each([
    [0, 'ArrowDown', 1],
    [1, 'ArrowDown', 3],
    [3, 'ArrowDown', 3],
    [3, 'ArrowUp', 1],
    [2, 'ArrowUp', 1],
    [0, 'ArrowUp', 0],
    [-1, 'ArrowDown', 0],
    [1, 'Home', 0],
    [1, 'End', 3],
    [0, 'PageDown', 3],
    [3, 'PageUp', 0],
    [0, 'x', undefined],
  ])('from %i by %s to %s', (at, key, expected) => {
    expect(indexAfterKey(countries, at, key)).toBe(expected)
  })

  test('a list without an item that can be chosen', () => {
    expect(indexAfterKey([{ value: 'a', label: 'a', disabled: true }], -1, 'ArrowDown')).toBeUndefined()
    expect(indexAfterKey([], -1, 'Home')).toBeUndefined()
  })

  test.each([
    [0, 'i', 3],
    [3, 'i', 0],
    [0, 'it', 0],
    [0, 'ic', 3],
    [0, 'COT', 1],
    [0, 'k', undefined],
  ])('from %i by typing %s to %s', (at, text, expected) => {
    expect(indexStartingWith(countries, at, text)).toBe(expected)
  })
})
