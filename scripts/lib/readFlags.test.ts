import { expect, test } from 'vitest'
import { readFlags } from './readFlags.ts'

test('returns the given flags', () => {
  expect(readFlags([], ['--check'])).toEqual(new Set())
  expect(readFlags(['--check'], ['--check', '--more'])).toEqual(new Set(['--check']))
})

test.each([
  [['--chek'], ['--check'], "'--chek' is not known. Write --check, or nothing."],
  [['--check', 'slider'], ['--check'], "'slider' is not known."],
  [['slider'], [], "'slider' is not known. This command takes no arguments."],
])('rejects %j if the flags are %j', (args, known, message) => {
  expect(() => readFlags(args, known)).toThrow(message)
})
