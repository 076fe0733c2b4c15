import fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialsOf } from './avatar.state.ts'

test.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['Johann Wolfgang von Goethe', 'JG'],
  ['  spread   out  ', 'SO'],
  ['张伟', '张'],
  ['e\u0301mile zola', 'E\u0301Z'],
  ['👩‍👩‍👦 family', '👩‍👩‍👦F'],
  ['ليلى حداد', 'لح'],
  ['', ''],
  ['   ', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('spaces around a name are ignored', () => {
  const name = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(name, (text) => {
      expect(initialsOf(` ${text}\n`)).toBe(initialsOf(text))
    }),
  )
})
