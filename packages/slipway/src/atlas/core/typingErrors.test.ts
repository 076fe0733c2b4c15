import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptedErrors, isMistyped, letterBits, mayBeSimilar } from './typingErrors.ts'

test.each([
  ['lisbn', 'lisbon', 1, true],
  ['lisbbon', 'lisbon', 1, true],
  ['lizbon', 'lisbon', 1, true],
  ['yrok', 'york', 1, true],
  ['loindon', 'london', 1, true],
  ['lsbn', 'lisbon', 1, false],
  ['lsbn', 'lisbon', 2, true],
  ['ista', 'istanbul', 2, false],
  ['amtserdam', 'amsterdam', 2, true],
  ['', 'a', 1, true],
])('"%s" for "%s" has at most %i errors: %s', (typed, word, most, expected) => {
  expect(isMistyped(typed, word, most)).toBe(expected)
})

test.each([
  ['abc', 0],
  ['abcd', 1],
  ['abcdefg', 1],
  ['abcdefgh', 2],
])('"%s" may have %i errors', (word, errors) => {
  expect(acceptedErrors(word)).toBe(errors)
})

test('words that are similar are never excluded by their letters', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdé葡'), maxLength: 10 })
  fc.assert(
    fc.property(word, word, fc.integer({ min: 1, max: 2 }), (typed, other, most) => {
      fc.pre(isMistyped(typed, other, most))
      expect(mayBeSimilar(letterBits(typed), letterBits(other), most)).toBe(true)
    }),
  )
})
