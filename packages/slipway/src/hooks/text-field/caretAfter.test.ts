import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { caretAfter } from './caretAfter.ts'

/** Splits a text at its caret, written as `|`. */
const split = (text: string) => ({ text: text.replace('|', ''), caret: text.indexOf('|') })

describe('caretAfter', () => {
  test.each([
    ['the same text', 'ab|c', 'ab|c'],
    ['a phone number, typed at its end', '1380|', '138 0|'],
    ['a phone number, a group that becomes complete', '138|0 01', '138| 001'],
    ['a phone number, typed inside', '1385| 001', '138 5|001'],
    ['a phone number, a digit deleted inside', '138 0|13 8000', '138 0|138 000'],
    ['a phone number, its space deleted: the next press deletes a digit', '138|001', '138| 001'],
    ['a price, typed at its end', '$1234|', '$1,234|'],
    ['a price, typed at its beginning', '$9|1,234', '$9|1,234'],
    ['a price, a digit before its groups', '$91|,234', '$91|,234'],
    ['a price that loses a group', '1|,34', '1|34'],
    ['upper case', 'ab|c', 'AB|C'],
    ['upper case after a space', 'a, |b', 'A, |B'],
    ['one character refused', '12a|34', '12|34'],
    ['one character refused before a point', '1x|.5', '1|.5'],
    ['one character refused at the end', '12345|', '1234|'],
    ['a deletion refused', 'ab|d', 'ab|cd'],
    ['a symbol refused among symbols', '😀😃|😀', '😀|😀'],
    ['symbols that are replaced', '😀|😃', '🙂|🙃'],
    ['emptied', 'hello|', '|'],
    ['emptied, from its beginning', '|hello', '|'],
    ['another text', 'one|', 'another|'],
    ['another text, from the middle', 'on|e', 'anothe|r'],
  ])('%s', (_what, before, after) => {
    const { text, caret } = split(before)
    const expected = split(after)
    expect(caretAfter(text, caret, expected.text)).toBe(expected.caret)
  })

  const text = fc.string({ unit: fc.constantFrom('1', '2', 'a', ' ', '-', '.', '😀', '你') })

  test('the caret is always inside the text, and never inside a character', () => {
    fc.assert(
      fc.property(text, text, fc.nat(), (before, after, at) => {
        const starts = [...before].map((_, index, all) => all.slice(0, index).join('').length)
        const caret = caretAfter(before, starts[at % (starts.length || 1)] ?? 0, after)
        const isInside = /[\uDC00-\uDFFF]/.test(after.charAt(caret))
        return caret >= 0 && caret <= after.length && !isInside
      }),
    )
  })

  test('inserted spaces keep the caret between the same digits', () => {
    const digits = fc.array(fc.constantFrom('1', '2', '3'), { minLength: 1 })
    fc.assert(
      fc.property(digits, fc.array(fc.boolean()), fc.nat(), (all, spaces, at) => {
        const caret = at % (all.length + 1)
        const after = all.map((digit, index) => digit + (spaces[index] ? ' ' : '')).join('')
        const found = caretAfter(all.join(''), caret, after)
        return after.slice(0, found).replaceAll(' ', '').length === caret
      }),
    )
  })
})
