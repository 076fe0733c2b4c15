import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEmitter } from '../../base/emitter.ts'
import { type AuthSource, page } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { preparedIn } from './prepared.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pages = { '/': page({ load: async () => ({}) }) }
const start = (auth?: AuthSource) => createNavigator({ pages, ...(auth && { auth }) }, memoryHistory()())

test('data requested twice is loaded once, and used once', async () => {
  const load = vi.fn(async () => 'data')
  const prepared = preparedIn(start())
  const run = prepared.begin('/a', load)
  expect(prepared.begin('/a', load)).toBe(run)
  await run.done
  expect(prepared.begin('/a', load)).toBe(run)
  expect(load).toHaveBeenCalledOnce()
  expect(prepared.take('/b')).toBeUndefined()
  expect(prepared.take('/a')).toBe(run)
  expect(prepared.take('/a')).toBeUndefined()
})

test('loaded data can be used for 30,000 ms', async () => {
  const prepared = preparedIn(start())
  await prepared.begin('/a', async () => 'data').done
  await prepared.begin('/b', async () => 'data').done
  await vi.advanceTimersByTimeAsync(29_999)
  expect(prepared.take('/a')).toBeDefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(prepared.take('/b')).toBeUndefined()
})

test('data requested again is not dropped with the earlier run', async () => {
  const prepared = preparedIn(start())
  await prepared.begin('/a', async () => 'old').done
  prepared.take('/a')
  await vi.advanceTimersByTimeAsync(20_000)
  await prepared.begin('/a', async () => 'new').done
  await vi.advanceTimersByTimeAsync(10_000)
  expect(prepared.take('/a')?.state.get()).toEqual({ name: 'ready', data: 'new' })
})

test('a failed run is for the page that is being opened, and not for a later one', async () => {
  const prepared = preparedIn(start())
  const fail = vi.fn(() => Promise.reject(new Error('no')))
  const run = prepared.begin('/a', fail)
  await run.done
  expect(prepared.take('/a')).toBe(run)
  await prepared.begin('/a', fail).done
  await prepared.begin('/a', fail).done
  expect(fail, 'it is asked for again').toHaveBeenCalledTimes(3)
  prepared.dropFailed('/a')
  expect(prepared.take('/a')).toBeUndefined()
  await prepared.begin('/b', async () => 'data').done
  prepared.dropFailed('/b')
  expect(prepared.take('/b')).toBeDefined()
})

test('data of one user is not used for the next', async () => {
  const changes = createEmitter<{ change: undefined }>()
  const auth = {
    token: () => undefined,
    start: () => () => {},
    subscribe: (listener: () => void) => changes.on('change', listener),
  }
  const prepared = preparedIn(start(auth))
  const signals: AbortSignal[] = []
  await prepared.begin('/a', async () => 'data').done
  prepared.begin('/b', (signal) => {
    signals.push(signal)
    return new Promise(() => {})
  })
  changes.emit('change', undefined)
  expect([prepared.take('/a'), prepared.take('/b')]).toEqual([undefined, undefined])
  expect(signals[0]?.aborted).toBe(true)
})

test('each app has its own data', async () => {
  await preparedIn(start()).begin('/a', async () => 'data').done
  expect(preparedIn(start()).take('/a')).toBeUndefined()
})
