import { expect, test } from 'vitest'
import { codeBoxes, codeLength, codeOf, codePattern } from './codeInput.state.ts'

test.each([
  ['123456', 'number', '123456'],
  ['123 456', 'number', '123456'],
  ['123-456', 'number', '123456'],
  ['Your code is 42.', 'number', '42'],
  ['١٢٣', 'number', '123'],
  ['１２３', 'number', '123'],
  ['-1.5', 'number', '15'],
  ['AB12-cd 34', 'text', 'AB12cd34'],
  ['ＡＢ', 'text', 'AB'],
  ['', 'text', ''],
] as const)('the code of %j, of type %s, is %j', (text, type, code) => {
  expect(codeOf(text, type)).toBe(code)
})

test.each([
  [4, 4],
  [4.9, 4],
  [0, 1],
  [-3, 1],
  [Number.NaN, 1],
])('a length of %d is %d', (given, length) => {
  expect(codeLength(given)).toBe(length)
})

test('the pattern accepts complete codes only', () => {
  const accepts = (type: 'number' | 'text', text: string) => new RegExp(`^(?:${codePattern(type, 3)})$`, 'v').test(text)
  expect(['12', '123', '1234', '12a'].map((text) => accepts('number', text))).toEqual([false, true, false, false])
  expect(['ab', 'ab1', 'ab12'].map((text) => accepts('text', text))).toEqual([false, true, false])
})

/** The boxes as a text: `|` for the caret, `[ ]` around current boxes. */
const drawn = (...args: Parameters<typeof codeBoxes>) =>
  codeBoxes(...args)
    .map(({ character, isCurrent, hasCaret }) => {
      const content = `${hasCaret ? '|' : ''}${character}`
      return isCurrent ? `[${content}]` : content || '_'
    })
    .join('')

test.each([
  ['12', undefined, '12__'],
  ['', { start: 0, end: 0 }, '[|]___'],
  ['12', { start: 2, end: 2 }, '12[|]_'],
  ['1234', { start: 4, end: 4 }, '123[4]'],
  ['1234', { start: 1, end: 1 }, '1[|2]34'],
  ['1234', { start: 1, end: 3 }, '1[2][3]4'],
])('the boxes of %j with the selection %j', (text, selection, boxes) => {
  expect(drawn(text, 4, selection)).toBe(boxes)
})
