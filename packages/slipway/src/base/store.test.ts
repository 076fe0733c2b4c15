import { expect, test, vi } from 'vitest'
import { createStore } from './store.ts'

test('listeners are called only for a different value', () => {
  const store = createStore(Number.NaN)
  const heard = vi.fn()
  store.subscribe(heard)
  store.set(Number.NaN)
  expect(heard).not.toHaveBeenCalled()
  store.set(2)
  expect(heard).toHaveBeenCalledOnce()
  expect(store.get()).toBe(2)
})

test('each subscription ends separately, also for the same listener', () => {
  const store = createStore('a')
  const heard = vi.fn()
  const stopFirst = store.subscribe(heard)
  const stopSecond = store.subscribe(heard)
  stopFirst()
  stopFirst()
  store.set('b')
  expect(heard).toHaveBeenCalledOnce()
  stopSecond()
  store.set('c')
  expect(heard).toHaveBeenCalledOnce()
})

test('a listener that an earlier one removes is not called', () => {
  const store = createStore('a')
  const stopped = vi.fn()
  store.subscribe(() => stop())
  const stop = store.subscribe(stopped)
  store.set('b')
  expect(stopped).not.toHaveBeenCalled()
})
