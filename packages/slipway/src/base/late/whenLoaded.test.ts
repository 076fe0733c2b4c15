import { expect, test, vi } from 'vitest'
import { whenLoaded } from './whenLoaded.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

test('the function starts with the loaded module, and stops once', async () => {
  const stop = vi.fn()
  const start = vi.fn(() => stop)
  const end = whenLoaded(() => Promise.resolve('late'), start)
  expect(start).not.toHaveBeenCalled()
  await nextTurn()
  expect(start).toHaveBeenCalledExactlyOnceWith('late')
  expect(stop).not.toHaveBeenCalled()
  end()
  expect(stop).toHaveBeenCalledOnce()
})

test('the function does not start if it was stopped before', async () => {
  const start = vi.fn()
  whenLoaded(() => Promise.resolve(), start)()
  await nextTurn()
  expect(start).not.toHaveBeenCalled()
})

test('code that cannot be loaded does nothing, and raises no unhandled rejection', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const start = vi.fn()
  const end = whenLoaded(() => Promise.reject(new Error('no network')), start)
  await nextTurn()
  end()
  process.off('unhandledRejection', unhandled)
  expect(start).not.toHaveBeenCalled()
  expect(unhandled).not.toHaveBeenCalled()
})

test('after a failure each press tries again, until the code is loaded or nobody needs it', async () => {
  const presses = new EventTarget()
  vi.stubGlobal('addEventListener', presses.addEventListener.bind(presses))
  const press = () => presses.dispatchEvent(new Event('pointerdown'))
  const load = vi.fn(() => Promise.reject<string>(new Error('no network')))
  const start = vi.fn()
  whenLoaded(load, start)
  press()
  expect(load).toHaveBeenCalledOnce()
  for (const times of [2, 3]) {
    await nextTurn()
    press()
    expect(load).toHaveBeenCalledTimes(times)
  }
  await nextTurn()
  load.mockResolvedValue('late')
  press()
  await nextTurn()
  expect(start).toHaveBeenCalledExactlyOnceWith('late')
  press()
  expect(load).toHaveBeenCalledTimes(4)

  load.mockRejectedValue(new Error('no network'))
  const end = whenLoaded(load, start)
  await nextTurn()
  end()
  press()
  expect(load).toHaveBeenCalledTimes(5)
})

test('`onFail` gets the error, and presses do not try again', async () => {
  const presses = new EventTarget()
  vi.stubGlobal('addEventListener', presses.addEventListener.bind(presses))
  const error = new Error('no network')
  const load = vi.fn(() => Promise.reject<string>(error))
  const onFail = vi.fn()
  whenLoaded(load, () => undefined, onFail)
  await nextTurn()
  expect(onFail).toHaveBeenCalledExactlyOnceWith(error)
  presses.dispatchEvent(new Event('pointerdown'))
  expect(load).toHaveBeenCalledOnce()
})

test('a failure after the stop is reported, too', async () => {
  const onFail = vi.fn()
  whenLoaded(
    () => Promise.reject(new Error('no network')),
    () => undefined,
    onFail,
  )()
  await nextTurn()
  expect(onFail).toHaveBeenCalledOnce()
})
