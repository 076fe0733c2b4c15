import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acceptNumber, inputKind, numberText } from './input.state.ts'

test.each([
  ['text', 'text', undefined],
  ['number', 'text', 'numeric'],
  ['digit', 'text', 'decimal'],
  ['idcard', 'text', 'text'],
  ['tel', 'tel', undefined],
  ['password', 'password', undefined],
  ['email', 'email', undefined],
  ['url', 'url', undefined],
  ['search', 'search', undefined],
  ['none', 'text', 'none'],
  ['nickname', 'text', undefined],
  ['checkbox', 'text', undefined],
])('%s becomes the native type %s with the keyboard %s', (kind, type, inputMode) => {
  expect(inputKind(kind).type).toBe(type)
  expect(inputKind(kind).inputMode).toBe(inputMode)
})

describe('acceptNumber', () => {
  test.each([
    ['', '', ''],
    ['-', '', '-'],
    ['-1', '-', '-1'],
    ['1.', '1', '1.'],
    ['1.5', '1.', '1.5'],
    ['.', '', '.'],
    ['.5', '.', '.5'],
    ['007', '00', '007'],
    ['1a', '1', '1'],
    ['1e', '1', '1'],
    ['1-', '1', '1'],
    ['--', '-', '-'],
    ['1.5.', '1.5', '1.5'],
    ['1 ', '1', '1'],
    ['1,', '1', '1.'],
    ['1.5,', '1.5', '1.5'],
    ['1。', '1', '1.'],
    ['１２', '１', '12'],
    ['－', '', '-'],
    ['\u22125', '', '-5'],
    ['٣', '', '3'],
    ['۴۵', '', '45'],
    ['1٫', '1', '1.'],
  ])('typed %o over %o: %o', (text, before, accepted) => {
    expect(acceptNumber(text, before, true)).toBe(accepted)
  })

  test.each([
    ['12.50', '', '12.50'],
    [' 12 ', '', '12'],
    ['\u22127', '', '-7'],
    ['१२', '', '12'],
    ['١٫٥', '', '1.5'],
    ['12 34', '', ''],
    ['1,234', '5', '5'],
    ['1.234,50', '5', '5'],
    ['twelve', '5', '5'],
  ])('pasted %o over %o: %o', (text, before, accepted) => {
    expect(acceptNumber(text, before, false)).toBe(accepted)
  })

  test('the result is always a number or the start of one', () => {
    const any = fc.string({ unit: 'binary' })
    const some = fc.string({ unit: fc.constantFrom('1', '-', '.', ',', '٣', 'a', ' ') })
    fc.assert(
      fc.property(fc.oneof(any, some), fc.boolean(), (text, isTyped) => {
        const accepted = acceptNumber(text, '4', isTyped)
        return numberText(accepted) === accepted && acceptNumber(accepted, '4', isTyped) === accepted
      }),
    )
  })
})

test.each([
  ['12.5', '12.5'],
  ['-', '-'],
  ['abc', ''],
  ['1e5', ''],
])('the `value` %o is shown as %o', (text, shown) => {
  expect(numberText(text)).toBe(shown)
})
