import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startRun } from './dataRun.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<never>(() => {})

test('it is loading, then ready', async () => {
  const run = startRun(async () => 7)
  expect(run.state.get()).toEqual({ name: 'loading' })
  await run.done
  expect(run.state.get()).toEqual({ name: 'ready', data: 7 })
  expect(vi.getTimerCount()).toBe(0)
})

test('it stores the error of a failure', async () => {
  const error = new Error('no order')
  const run = startRun(() => Promise.reject(error))
  await run.done
  expect(run.state.get()).toEqual({ name: 'failed', error })
})

test('[S8.14] a run that hangs has failed after 60,000 ms, and its signal is aborted', async () => {
  let signal: AbortSignal | undefined
  const run = startRun((given) => {
    signal = given
    return never()
  })
  await vi.advanceTimersByTimeAsync(59_999)
  expect(run.state.get()).toEqual({ name: 'loading' })
  await vi.advanceTimersByTimeAsync(1)
  await run.done
  expect(run.state.get()).toMatchObject({ name: 'failed', error: { name: 'TimeoutError' } })
  expect(signal?.reason).toMatchObject({ name: 'TimeoutError' })
})

test('an aborted run aborts its signal, settles, and changes no more', async () => {
  let arrive: (data: string) => void = () => {}
  let signal: AbortSignal | undefined
  const run = startRun((given) => {
    signal = given
    return new Promise((resolve) => (arrive = resolve))
  })
  run.abort()
  await run.done
  expect(signal?.aborted).toBe(true)
  arrive('late')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run.state.get()).toEqual({ name: 'loading' })
})

test('a run that has ended cannot be aborted', async () => {
  let signal: AbortSignal | undefined
  const run = startRun(async (given) => {
    signal = given
  })
  await run.done
  run.abort()
  expect(signal?.aborted).toBe(false)
})
