import { expect, test } from 'vitest'
import { callNow } from './callNow.ts'

test('a result is returned, and an error is thrown as an ApiError of the function', () => {
  expect(callNow('getIt', () => 7)).toBe(7)
  const fail = () => {
    throw new Error('odd')
  }
  expect(() => callNow('getIt', fail)).toThrow(expect.objectContaining({ code: 'failed', errMsg: 'getIt:fail odd' }))
})
