import { expect, test } from 'vitest'
import { abortError, refuseAborted } from './abortError.ts'

test('an abort is `cancelled`, whatever its reason', () => {
  expect(abortError('upload', AbortSignal.abort())).toMatchObject({ code: 'cancelled', message: 'upload:fail abort' })
  expect(abortError('upload', AbortSignal.abort('left'))).toMatchObject({ code: 'cancelled', cause: 'left' })
})

test('a time limit that ran out is `timeout`', () => {
  const signal = AbortSignal.abort(new DOMException('late', 'TimeoutError'))
  expect(abortError('upload', signal)).toMatchObject({ code: 'timeout', message: 'upload:fail timeout' })
})

test('only a signal that has fired refuses a call', () => {
  refuseAborted('upload', undefined)
  refuseAborted('upload', new AbortController().signal)
  expect(() => refuseAborted('upload', AbortSignal.abort())).toThrow('upload:fail abort')
})
