import { expect, test, vi } from 'vitest'
import { whenLoaded } from './whenLoaded.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test('it starts with what was loaded, and stops once', async () => {
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

test('what is over before does not start', async () => {
  const start = vi.fn()
  whenLoaded(Promise.resolve(), start)()
  await nextTurn()
  expect(start).not.toHaveBeenCalled()
})

test('what cannot be loaded does nothing, and nobody has to hear of it', async () => {
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
