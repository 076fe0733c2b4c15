import { expect, test, vi } from 'vitest'
import { whenIdle } from './whenIdle.ts'

test('calls when the browser is idle', async () => {
  const work = vi.fn()
  whenIdle(work)
  expect(work).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
})

test('a cancelled call does not happen', async () => {
  const work = vi.fn()
  whenIdle(work)()
  const later = vi.fn()
  whenIdle(later)
  await vi.waitFor(() => expect(later).toHaveBeenCalledOnce())
  expect(work).not.toHaveBeenCalled()
})

test('without `requestIdleCallback`, as in Safari, it calls soon', async () => {
  const { requestIdleCallback } = globalThis
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  try {
    const work = vi.fn()
    const givenUp = vi.fn()
    whenIdle(givenUp)()
    whenIdle(work)
    expect(work).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
    expect(givenUp).not.toHaveBeenCalled()
  } finally {
    if (requestIdleCallback) globalThis.requestIdleCallback = requestIdleCallback
  }
})
