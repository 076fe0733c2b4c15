import { expect, test } from 'vitest'
import { widenSpaces } from './widenSpaces.ts'

test.each([
  ['a  b', 'ensp', 'a\u2002\u2002b'],
  ['a  b', 'emsp', 'a\u2003\u2003b'],
  ['a  b', 'nbsp', 'a  b'],
  ['a  b', undefined, 'a  b'],
  ['a\n\tb', 'emsp', 'a\n\tb'],
] as const)('the spaces of %j with %s', (text, space, kept) => {
  expect(widenSpaces(text, space)).toBe(kept)
})
