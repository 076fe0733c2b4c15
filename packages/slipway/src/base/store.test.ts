import { expect, test, vi } from 'vitest'
import { createStore } from './store.ts'

test('listeners are called only for a different value', () => {
  const store = createStore(Number.NaN)
  const received = vi.fn()
  store.subscribe(received)
  store.set(Number.NaN)
  expect(received).not.toHaveBeenCalled()
  store.set(2)
  expect(received).toHaveBeenCalledOnce()
  expect(store.get()).toBe(2)
})

test('each subscription ends separately, also for the same listener', () => {
  const store = createStore('a')
  const received = vi.fn()
  const stopFirst = store.subscribe(received)
  const stopSecond = store.subscribe(received)
  stopFirst()
  stopFirst()
  store.set('b')
  expect(received).toHaveBeenCalledOnce()
  stopSecond()
  store.set('c')
  expect(received).toHaveBeenCalledOnce()
})

test('a listener that an earlier one removes is not called', () => {
  const store = createStore('a')
  const stopped = vi.fn()
  store.subscribe(() => stop())
  const stop = store.subscribe(stopped)
  store.set('b')
  expect(stopped).not.toHaveBeenCalled()
})
