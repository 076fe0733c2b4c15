import { expect, test } from 'vitest'
import { formText } from './formText.ts'

test.each([
  ['a text', 'Meet at 8', 'Meet at 8'],
  ['a number', 1.5, '1.5'],
  ['false', false, 'false'],
  ['null', null, ''],
  ['undefined', undefined, ''],
  ['a big number', 9007199254740993n, '9007199254740993'],
  ['an object', { city: 'Graz', near: [1] }, '{"city":"Graz","near":[1]}'],
  ['a list', [1, 'b', null], '1,b,'],
  ['a list of objects', [{ id: 1 }], '[{"id":1}]'],
  ['an empty list', [], ''],
  ['a date', new Date(0), '1970-01-01T00:00:00.000Z'],
  ['an invalid date', new Date(Number.NaN), ''],
  ['an object without a JSON text', { toJSON: () => undefined }, ''],
])('%s', (_, value, text) => {
  expect(formText(value)).toBe(text)
})

test('an object that contains itself is refused', () => {
  const circle: Record<string, unknown> = {}
  circle.self = circle
  expect(() => formText(circle)).toThrow(TypeError)
})
