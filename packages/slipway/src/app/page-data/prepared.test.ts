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

test('what is asked for twice is loaded once, and handed over once', async () => {
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

test('what has come is fresh for 30,000 ms', async () => {
  const prepared = preparedIn(start())
  await prepared.begin('/a', async () => 'data').done
  await prepared.begin('/b', async () => 'data').done
  await vi.advanceTimersByTimeAsync(29_999)
  expect(prepared.take('/a')).toBeDefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(prepared.take('/b')).toBeUndefined()
})

test('what is asked for anew is not dropped with what was before', async () => {
  const prepared = preparedIn(start())
  await prepared.begin('/a', async () => 'old').done
  prepared.take('/a')
  await vi.advanceTimersByTimeAsync(20_000)
  await prepared.begin('/a', async () => 'new').done
  await vi.advanceTimersByTimeAsync(10_000)
  expect(prepared.take('/a')?.state.get()).toEqual({ name: 'ready', data: 'new' })
})

test('what has failed is for the page that is being opened, and for no later one', async () => {
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

test('what one user was given is not for the next', async () => {
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

test('each app has its own', async () => {
  await preparedIn(start()).begin('/a', async () => 'data').done
  expect(preparedIn(start()).take('/a')).toBeUndefined()
})
