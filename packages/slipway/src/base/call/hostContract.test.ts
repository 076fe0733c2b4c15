import { expect, test } from 'vitest'
import { mustEqual } from './hostContract.ts'

test('a case fails with both values in its text', () => {
  mustEqual({ data: ['a', 1] }, { data: ['a', 1] })
  expect(() => mustEqual({ data: 'b' }, { data: 'a' })).toThrow('expected {"data":"a"}, got {"data":"b"}')
  expect(() => mustEqual(undefined, '')).toThrow('expected "", got undefined')
})
