import { expect, test } from 'vitest'
import { ApiError } from '../../base/call/ApiError.ts'
import { isConnectionError } from './isConnectionError.ts'

test.each([
  new TypeError('Failed to fetch'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('Load failed'),
  new TypeError('fetch failed'),
  new DOMException('late', 'TimeoutError'),
  new DOMException('gone', 'NetworkError'),
  new ApiError('request', 'timeout'),
  new Error('orders', { cause: new TypeError('Failed to fetch') }),
])('%s: a connection error', (error) => expect(isConnectionError(error)).toBe(true))

test.each([
  new TypeError("Cannot read properties of undefined (reading 'load')"),
  new Error('HTTP 500'),
  new ApiError('request', 'failed'),
  'Failed to fetch',
  undefined,
])('%s: another error', (error) => expect(isConnectionError(error)).toBe(false))
