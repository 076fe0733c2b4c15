import { expect, test, vi } from 'vitest'
import { abortError, orAborted, refuseAborted } from './abortError.ts'

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

test('work that is done in time gives its answer or its error', async () => {
  const { signal } = new AbortController()
  expect(await orAborted('upload', undefined, async () => 7)).toBe(7)
  expect(await orAborted('upload', signal, async () => 7)).toBe(7)
  await expect(orAborted('upload', signal, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})

test('a signal that fires ends the wait, and what the work does then is nobody’s', async () => {
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

test('a signal that has fired keeps the work from beginning', async () => {
  const work = vi.fn()
  await expect(orAborted('upload', AbortSignal.abort(), work)).rejects.toMatchObject({ code: 'cancelled' })
  expect(work).not.toHaveBeenCalled()
})
