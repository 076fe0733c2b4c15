import { expect, test, vi } from 'vitest'
import { whenLoaded } from './whenLoaded.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test('the function starts with the loaded module, and stops once', async () => {
  const stop = vi.fn()
  const start = vi.fn(() => stop)
  const end = whenLoaded(Promise.resolve('late'), start)
  expect(start).not.toHaveBeenCalled()
  await nextTurn()
  expect(start).toHaveBeenCalledExactlyOnceWith('late')
  expect(stop).not.toHaveBeenCalled()
  end()
  expect(stop).toHaveBeenCalledOnce()
})

test('the function does not start if it was stopped before', async () => {
  const start = vi.fn()
  whenLoaded(Promise.resolve(), start)()
  await nextTurn()
  expect(start).not.toHaveBeenCalled()
})

test('code that cannot be loaded does nothing, and raises no unhandled rejection', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const start = vi.fn()
  const end = whenLoaded(Promise.reject(new Error('no network')), start)
  await nextTurn()
  end()
  process.off('unhandledRejection', unhandled)
  expect(start).not.toHaveBeenCalled()
  expect(unhandled).not.toHaveBeenCalled()
})
