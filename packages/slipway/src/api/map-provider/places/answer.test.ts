import { expect, test } from 'vitest'
import { fieldsOf, itemsOf, joinTexts, numberOf, textOf } from './answer.ts'

test.each([[null], [undefined], [7], ['text']])('%j has no fields', (value) => {
  expect(fieldsOf(value)).toEqual({})
})

test.each([[null], [{}], ['text']])('%j instead of a list is refused', (value) => {
  expect(() => itemsOf(value)).toThrow(expect.objectContaining({ name: 'HostError', code: 'failed' }))
  expect(itemsOf([7])).toEqual([7])
})

test.each<[unknown, string, number | undefined]>([
  ['a', 'a', undefined],
  [' 7 ', '7', 7],
  ['', '', undefined],
  [-0.5, '-0.5', -0.5],
  [NaN, 'NaN', undefined],
  [null, '', undefined],
  [{ toString: () => 'a' }, '', undefined],
  [['7'], '', undefined],
])('%j as text and as number', (value, text, number) => {
  expect([textOf(value), numberOf(value)]).toEqual([text, number])
})

test('texts are joined without empty and repeated ones', () => {
  expect(joinTexts(['Berlin', '', null, 'Berlin', 10115, 'Berlin'])).toBe('Berlin, 10115, Berlin')
  expect(joinTexts(['a', 'b'], ' ')).toBe('a b')
})
