import { expect, test } from 'vitest'
import { ApiError } from './ApiError.ts'
import { HostError } from './HostError.ts'
import { toApiError } from './toApiError.ts'

test.each([
  ['a host’s own error', new HostError('unavailable', 'the lens is covered'), 'unavailable'],
  ['a refusal by the user', new DOMException('permission denied', 'NotAllowedError'), 'denied'],
  ['a refusal by the browser', new DOMException('insecure', 'SecurityError'), 'denied'],
  ['an abort', new DOMException('aborted', 'AbortError'), 'cancelled'],
  ['a time-out', new DOMException('too late', 'TimeoutError'), 'timeout'],
  ['a missing device', new DOMException('no camera', 'NotFoundError'), 'not-found'],
  ['a missing feature', new DOMException('no such thing', 'NotSupportedError'), 'unsupported'],
  ['any other error', new RangeError('out of film'), 'failed'],
])('%s gets its code, and is the cause', (_, thrown, code) => {
  const error = toApiError('takePhoto', thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ api: 'takePhoto', code, message: `takePhoto:fail ${thrown.message}`, cause: thrown })
})

test('a value that is not an error keeps its text', () => {
  expect(toApiError('takePhoto', 'out of film')).toMatchObject({
    code: 'failed',
    message: 'takePhoto:fail out of film',
    cause: 'out of film',
  })
})

test.each([undefined, null, { name: 'toString' }])('%s has no known code', (thrown) => {
  expect(toApiError('takePhoto', thrown)).toMatchObject({ code: 'failed', cause: thrown })
})

test('an ApiError is unchanged', () => {
  const error = new ApiError('chooseImage', 'cancelled', 'cancel')
  expect(toApiError('takePhoto', error)).toBe(error)
})

const trap = new Proxy(Object(''), {
  get() {
    throw new Error('no')
  },
  getPrototypeOf() {
    throw new Error('no')
  },
})

test.each([
  ['an object without a text', Object.create(null)],
  ['a message that is not a text', { message: Object.create(null) }],
  ['an object that throws', trap],
])('%s becomes `failed`', (_, thrown) => {
  const error = toApiError('takePhoto', thrown)
  expect([error.code, error.message]).toEqual(['failed', 'takePhoto:fail'])
  expect(Object.is(error.cause, thrown)).toBe(true)
})

test('a symbol keeps its text', () => {
  expect(toApiError('takePhoto', Symbol('film')).message).toBe('takePhoto:fail Symbol(film)')
})
