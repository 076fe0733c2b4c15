import { expect, test } from 'vitest'
import { readFlags } from './readFlags.ts'

test('the flags that are there are told', () => {
  expect(readFlags([], ['--check'])).toEqual(new Set())
  expect(readFlags(['--check'], ['--check', '--more'])).toEqual(new Set(['--check']))
})

test.each([
  [['--chek'], ['--check'], "'--chek' is not known. Write --check, or nothing."],
  [['--check', 'slider'], ['--check'], "'slider' is not known."],
  [['slider'], [], "'slider' is not known. This command takes no arguments."],
])('%j of %j is refused', (args, known, message) => {
  expect(() => readFlags(args, known)).toThrow(message)
})
