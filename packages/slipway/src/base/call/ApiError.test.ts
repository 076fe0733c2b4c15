import { expect, test } from 'vitest'
import { ApiError, isApiError } from './ApiError.ts'

test('the message names the function, the failure and its detail', () => {
  const cause = new Error('socket closed')
  const error = new ApiError('uploadFile', 'cancelled', 'abort', { cause })
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ name: 'ApiError', api: 'uploadFile', code: 'cancelled', cause })
  expect(error.message).toBe('uploadFile:fail abort')
  expect(error.errMsg).toBe(error.message)
})

test('without a detail the message ends with `fail`', () => {
  expect(new ApiError('chooseImage', 'failed').message).toBe('chooseImage:fail')
})

test('`isApiError` returns `true` only for an ApiError, with the code if given', () => {
  const error: unknown = new ApiError('request', 'timeout', 'timeout')
  expect(isApiError(error)).toBe(true)
  expect(isApiError(error, 'timeout')).toBe(true)
  expect(isApiError(error, 'denied')).toBe(false)
  expect(isApiError(new Error('timeout'))).toBe(false)
  expect(isApiError(undefined)).toBe(false)
})
