import { expect, test, vi } from 'vitest'
import { untilAborted } from './untilAborted.ts'

test('does not start if the signal is already aborted', async () => {
  const work = vi.fn(async () => 1)
  await expect(untilAborted(AbortSignal.abort(), work)).rejects.toMatchObject({ name: 'HostError', code: 'cancelled' })
  expect(work).not.toHaveBeenCalled()
})

test.each<[unknown, string]>([
  [undefined, 'cancelled'],
  ['any reason', 'cancelled'],
  [new DOMException('late', 'TimeoutError'), 'timeout'],
])('rejects when the signal is aborted with %s', async (reason, code) => {
  const controller = new AbortController()
  const call = untilAborted(controller.signal, () => new Promise(() => {}))
  controller.abort(reason)
  await expect(call).rejects.toMatchObject({ name: 'HostError', code })
})

test('returns the result, and later aborts are ignored', async () => {
  const controller = new AbortController()
  expect(await untilAborted(controller.signal, async () => 7)).toBe(7)
  controller.abort()
})
