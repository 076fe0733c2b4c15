import { expect, test, vi } from 'vitest'
import { whenIdle } from './whenIdle.ts'

test('it waits for the browser to have time', async () => {
  const work = vi.fn()
  whenIdle(work)
  expect(work).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
})

test('where there is no idle callback, as in Safari, it comes soon', async () => {
  const { requestIdleCallback } = globalThis
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  try {
    const work = vi.fn()
    whenIdle(work)
    expect(work).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
  } finally {
    if (requestIdleCallback) globalThis.requestIdleCallback = requestIdleCallback
  }
})
