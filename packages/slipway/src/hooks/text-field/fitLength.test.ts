import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitLength } from './fitLength.ts'

describe('fitLength', () => {
  test.each([
    ['abc', 'abcd', 4, 5, 'abcd'],
    ['abc', 'abcd', 4, 3, 'abc'],
    ['abc', 'axyzbc', 4, 4, 'axbc'],
    ['ab', '你好ab', 2, 3, '你ab'],
    ['abc', 'abc你', 4, -1, 'abc你'],
    ['', 'abc', 3, 0, ''],
    ['abcde', 'abcdx', 5, 3, 'abcdx'],
    ['abcde', 'abcdexy', 7, 3, 'abcde'],
    ['abcde', 'abcd', 4, 3, 'abcd'],
    ['a', 'a😀', 3, 2, 'a'],
    ['a', 'a😀', 3, 3, 'a😀'],
  ])('from %o to %o with the caret at %d and a maximum of %d: %o', (before, text, caret, maxLength, fitting) => {
    expect(fitLength({ before, text, caret }, maxLength)).toBe(fitting)
  })

  test('the result fits afterwards, and existing text stays', () => {
    const part = fc.string({ unit: 'binary', maxLength: 12 })
    fc.assert(
      fc.property(part, part, part, fc.nat(20), (head, put, tail, maxLength) => {
        const edit = { before: head + tail, text: head + put + tail, caret: (head + put).length }
        const fitting = fitLength(edit, maxLength)
        const isFitting = fitting.length <= Math.max(maxLength, edit.before.length)
        return isFitting && fitting.endsWith(tail) && fitting.startsWith(head.slice(0, -1))
      }),
    )
  })
})
