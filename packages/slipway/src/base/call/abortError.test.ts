import { expect, test, vi } from 'vitest'
import { abortError, orAborted, refuseAborted } from './abortError.ts'

test('an abort is `cancelled`, for any reason', () => {
  expect(abortError('upload', AbortSignal.abort())).toMatchObject({ code: 'cancelled', message: 'upload:fail abort' })
  expect(abortError('upload', AbortSignal.abort('left'))).toMatchObject({ code: 'cancelled', cause: 'left' })
})

test('an expired time limit is `timeout`', () => {
  const signal = AbortSignal.abort(new DOMException('late', 'TimeoutError'))
  expect(abortError('upload', signal)).toMatchObject({ code: 'timeout', message: 'upload:fail timeout' })
})

test('only an aborted signal refuses a call', () => {
  refuseAborted('upload', undefined)
  refuseAborted('upload', new AbortController().signal)
  expect(() => refuseAborted('upload', AbortSignal.abort())).toThrow('upload:fail abort')
})

test('work that ends in time resolves with its result or rejects with its error', async () => {
  const { signal } = new AbortController()
  expect(await orAborted('upload', undefined, async () => 7)).toBe(7)
  expect(await orAborted('upload', signal, async () => 7)).toBe(7)
  await expect(orAborted('upload', signal, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})

test('an abort rejects at once, and the later result of the work is ignored', async () => {
  const controller = new AbortController()
  let fail = (_: Error) => {}
  const work = new Promise<never>((_, reject) => {
    fail = reject
  })
  const call = orAborted('upload', controller.signal, () => work)
  controller.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled' })
  fail(new Error('late'))
})

test('an aborted signal prevents the start of the work', async () => {
  const work = vi.fn()
  await expect(orAborted('upload', AbortSignal.abort(), work)).rejects.toMatchObject({ code: 'cancelled' })
  expect(work).not.toHaveBeenCalled()
})
