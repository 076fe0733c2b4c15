import { expect, test, vi } from 'vitest'
import { type ChooserServices, createChooser } from './createChooser.ts'

const lisbon = { latitude: 38.7223, longitude: -9.1393 }
const porto = { latitude: 41.1496, longitude: -8.611 }
const nothing = { places: [], nextCursor: undefined, attribution: '' }
const never = () => new Promise<never>(() => {})
const settled = () => new Promise((resolve) => setImmediate(resolve))

function start(services: Partial<ChooserServices> = {}, point: typeof lisbon | null = lisbon) {
  const all = {
    find: vi.fn<ChooserServices['find']>(async () => nothing),
    reverse: vi.fn<ChooserServices['reverse']>(async () => undefined),
    locate: vi.fn<ChooserServices['locate']>(never),
    later: () => () => {},
    isOffline: () => false,
    ...services,
  }
  const chooser = createChooser({ keyword: '', point: point ?? undefined }, all)
  return { chooser, stop: chooser.start(), ...all }
}

test('a new request aborts the one before, also the address of the pin', () => {
  const find = vi.fn<ChooserServices['find']>(never)
  const reverse = vi.fn<ChooserServices['reverse']>(never)
  const { chooser } = start({ find, reverse })
  chooser.send({ type: 'move', center: porto })
  const signals = [...find.mock.calls, ...reverse.mock.calls].map(([, signal]) => signal.aborted)
  expect(signals).toEqual([true, false, true, false])
})

test('a page that is closed aborts everything; a page that is shown again repeats it', () => {
  const find = vi.fn<ChooserServices['find']>(never)
  const { chooser, stop } = start({ find })
  stop()
  expect(find.mock.calls[0]?.[1].aborted).toBe(true)
  chooser.start()
  expect(find).toHaveBeenCalledTimes(2)
})

test('typing restarts the delay, and Enter ends it', () => {
  const cancel = vi.fn()
  const later = vi.fn<ChooserServices['later']>(() => cancel)
  const { chooser } = start({ later })
  chooser.send({ type: 'type', text: 'a' })
  expect([later.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 0])
  chooser.send({ type: 'type', text: 'ab' })
  expect([later.mock.calls.length, cancel.mock.calls.length]).toEqual([2, 1])
  chooser.send({ type: 'search' })
  expect([later.mock.calls.length, cancel.mock.calls.length]).toEqual([2, 2])
})

test.each([
  [{ code: 'unavailable' }, false, 'failed'],
  [{ code: 'unavailable' }, true, 'offline'],
  [{ code: 'denied' }, false, 'refused'],
  [{ code: 'timeout' }, false, 'failed'],
  [undefined, false, 'failed'],
])('the error %j (offline: %s) is the problem "%s"', async (error, isOffline, problem) => {
  const { chooser } = start({ find: () => Promise.reject(error), isOffline: () => isOffline })
  await settled()
  expect(chooser.get().problem).toBe(problem)
})

test.each([
  [{ code: 'denied' }, 'denied'],
  [{ code: 'timeout' }, 'unknown'],
  [new Error('no'), 'unknown'],
])('without the position of the user because of %j, the reason is "%s"', async (error, reason) => {
  const { chooser } = start({ locate: () => Promise.reject(error) }, null)
  expect(chooser.get().locating).toBeDefined()
  await settled()
  expect(chooser.get()).toMatchObject({ locating: undefined, locationProblem: reason })
})

test('an address that cannot be found is not a problem', async () => {
  const { chooser } = start({ reverse: () => Promise.reject(new Error('no')) })
  await settled()
  expect(chooser.get()).toMatchObject({ problem: undefined, address: undefined, lookup: undefined })
})

test('listeners are called for changes only', () => {
  const { chooser } = start()
  const listener = vi.fn()
  const stop = chooser.subscribe(listener)
  chooser.send({ type: 'move', center: lisbon })
  expect(listener).not.toHaveBeenCalled()
  chooser.send({ type: 'move', center: porto })
  expect(listener).toHaveBeenCalledOnce()
  stop()
  chooser.send({ type: 'move', center: lisbon })
  expect(listener).toHaveBeenCalledOnce()
})
