import { expect, test, vi } from 'vitest'
import { whenIdle } from './whenIdle.ts'

test('it waits for the browser to have time', async () => {
  const work = vi.fn()
  whenIdle(work)
  expect(work).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
})

test('what was given up is not done', async () => {
  const work = vi.fn()
  whenIdle(work)()
  const later = vi.fn()
  whenIdle(later)
  await vi.waitFor(() => expect(later).toHaveBeenCalledOnce())
  expect(work).not.toHaveBeenCalled()
})

test('where there is no idle callback, as in Safari, it comes soon', async () => {
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
