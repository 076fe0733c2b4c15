import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueue } from './createQueue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A queue with an interval of a second, and requests that record their starts. */
function setUp() {
  const queue = createQueue(1_000)
  const starts: [string, number][] = []
  const begin = Date.now()
  const add = (name: string, durationMs = 0, signal = new AbortController().signal) =>
    queue(signal, async () => {
      starts.push([name, Date.now() - begin])
      await new Promise((resolve) => setTimeout(resolve, durationMs))
      if (name === 'bad') throw new Error('bad')
      return name
    })
  return { add, starts }
}

test('requests start at least a second apart, in their order', async () => {
  const { add, starts } = setUp()
  const all = Promise.all([add('a'), add('b'), add('c', 300)])
  await vi.runAllTimersAsync()
  expect(await all).toEqual(['a', 'b', 'c'])
  expect(starts).toEqual([
    ['a', 0],
    ['b', 1_000],
    ['c', 2_000],
  ])
})

test('the result does not wait for the interval', async () => {
  const { add } = setUp()
  const ended = vi.fn()
  add('a', 300).then(ended)
  await vi.advanceTimersByTimeAsync(300)
  expect(ended).toHaveBeenCalledWith('a')
})

test('a request waits for the end of a slow one, also if it fails', async () => {
  const { add, starts } = setUp()
  const bad = add('bad', 2_500).catch((error: Error) => error.message)
  const next = add('b')
  await vi.runAllTimersAsync()
  expect([await bad, await next]).toEqual(['bad', 'b'])
  expect(starts).toEqual([
    ['bad', 0],
    ['b', 2_500],
  ])
})

test('an idle queue starts a request at once', async () => {
  const { add, starts } = setUp()
  await Promise.all([add('a'), vi.runAllTimersAsync()])
  await vi.advanceTimersByTimeAsync(5_000)
  await Promise.all([add('b'), vi.runAllTimersAsync()])
  expect(starts.map(([, at]) => at)).toEqual([0, 6_000])
})

test('an aborted request leaves the queue, and the next one takes its place', async () => {
  const { add, starts } = setUp()
  const controller = new AbortController()
  const calls = [add('a'), add('b', 0, controller.signal), add('c')]
  const aborted = expect(calls[1]).rejects.toMatchObject({ name: 'HostError', code: 'cancelled' })
  controller.abort()
  await aborted
  await vi.runAllTimersAsync()
  expect(starts).toEqual([
    ['a', 0],
    ['c', 1_000],
  ])
})
