import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wrapper } from './callApi.ts'
import { startTask, type TaskContext, type TransferLimits } from './task.ts'

interface Events {
  onPart: string
}

const start = <Answer>(
  options: TransferLimits,
  run: (options: TransferLimits, context: TaskContext<Events>) => Promise<Answer>,
) => startTask<TransferLimits, Answer, Events>('fetchIt', options, ['onPart'], run)

const never = () => new Promise<never>(() => {})
const aborted = { code: 'cancelled', errMsg: 'fetchIt:fail abort' }
const timedOut = { code: 'timeout', errMsg: 'fetchIt:fail timeout' }

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  expect(vi.getTimerCount(), 'timers that were left').toBe(0)
  vi.useRealTimers()
})

test('a task is a promise of the result', async () => {
  const done = vi.fn()
  const task = start({}, async () => 'answer')
  expect(task).toBeInstanceOf(Promise)
  expect(await task.finally(done)).toBe('answer')
  expect(done).toHaveBeenCalledOnce()
})

test('a task rejects with the error of its work', async () => {
  await expect(start({}, () => Promise.reject(new TypeError('reset')))).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'fetchIt:fail reset',
  })
})

test('`abort` rejects at once and aborts the signal of the work', async () => {
  let seen: AbortSignal | undefined
  const task = start({}, (_, { signal }) => {
    seen = signal
    return never()
  })
  task.abort()
  await expect(task).rejects.toMatchObject(aborted)
  expect(seen?.aborted).toBe(true)
})

test('an error of the work after `abort` is ignored', async () => {
  const task = start({}, (_, { signal }) => {
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('reset'))))
  })
  task.abort()
  await expect(task).rejects.toMatchObject(aborted)
})

test('`abort` does nothing after the end', async () => {
  const task = start({}, async () => 'answer')
  await task
  task.abort()
  expect(await task).toBe('answer')
})

test('`abort` raises no unhandled rejection if the task is not awaited', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  start({}, never).abort()
  vi.useRealTimers()
  await new Promise((resolve) => setImmediate(resolve))
  vi.useFakeTimers()
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

test('the caller’s signal cancels the task, and has no listener after the end', async () => {
  const controller = new AbortController()
  const task = start({ signal: controller.signal }, never)
  controller.abort()
  await expect(task).rejects.toMatchObject(aborted)
  const run = vi.fn(never)
  await expect(start({ signal: controller.signal }, run)).rejects.toMatchObject(aborted)
  expect(run).not.toHaveBeenCalled()
})

test('[S9.1] the time limit is 60,000 ms', async () => {
  const ended = vi.fn()
  const task = start({}, never)
  task.catch(ended)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledOnce()
  await expect(task).rejects.toMatchObject(timedOut)
})

test('the caller can set the limit; 0 is no limit, and a delay too long for a timer does not end the task early', async () => {
  const task = start({ timeout: 100 }, never)
  const failed = expect(task).rejects.toMatchObject(timedOut)
  await vi.advanceTimersByTimeAsync(100)
  await failed
  const patient = [start({ timeout: 0 }, never), start({ timeout: 2 ** 40 }, never)]
  const ended = vi.fn()
  for (const one of patient) one.catch(ended)
  await vi.advanceTimersByTimeAsync(1_000_000)
  expect(ended).not.toHaveBeenCalled()
  for (const one of patient) one.abort()
})

test.each([
  [{ timeout: -1 }, 'fetchIt:fail timeout must be a finite number, 0 or more'],
  [{ timeout: '9' }, 'fetchIt:fail timeout must be a finite number, 0 or more'],
  [{ signal: {} }, 'fetchIt:fail signal must be an AbortSignal'],
])('%j is refused', async (options, errMsg) => {
  await expect(start(options as never, never)).rejects.toMatchObject({ code: 'invalid-argument', errMsg })
})

test('listeners are called until they are removed, and until the end', async () => {
  const received: string[] = []
  let context: TaskContext<Events> | undefined
  let finish: (answer: string) => void = () => {}
  const task = start({}, (_, given) => {
    context = given
    return new Promise<string>((resolve) => {
      finish = resolve
    })
  })
  expect(context?.hasListener('onPart')).toBe(false)
  const stop = task.onPart((part) => received.push(`first ${part}`))
  task.onPart((part) => received.push(`second ${part}`))
  expect(context?.hasListener('onPart')).toBe(true)
  context?.emit('onPart', '1')
  stop()
  context?.emit('onPart', '2')
  finish('answer')
  await task
  context?.emit('onPart', '3')
  expect(received).toEqual(['first 1', 'second 1', 'second 2'])
})

test('listeners are not called after `abort`', async () => {
  const received = vi.fn()
  let emit: TaskContext<Events>['emit'] = () => {}
  const task = start({}, (_, context) => {
    emit = context.emit
    return never()
  })
  task.onPart(received)
  task.abort()
  emit('onPart', 'late')
  expect(received).not.toHaveBeenCalled()
})

test('a listener that is not a function is refused', () => {
  const task = start({}, async () => 'answer')
  expect(() => task.onPart('x' as never)).toThrow('onPart:fail listener must be a function')
})

test('an interceptor may retry, each time with its own time limit; `abort` cancels every try', async () => {
  wrapper.current = (_, step) => async (options) => {
    await Promise.resolve(step(options)).catch(() => {})
    return step(options)
  }
  const run = vi.fn(never)
  const task = start({ timeout: 100 }, run)
  const failed = expect(task).rejects.toMatchObject(aborted)
  await vi.advanceTimersByTimeAsync(100)
  expect(run).toHaveBeenCalledTimes(2)
  task.abort()
  await failed
  delete wrapper.current
})

test('`abort` while an interceptor waits rejects at once, and the work does not start', async () => {
  let goOn: () => void = () => {}
  const asked = new Promise<void>((resolve) => {
    goOn = resolve
  })
  let late: unknown
  wrapper.current = (_, step) => async (options) => {
    await asked
    late = await Promise.resolve(step(options)).catch((error: unknown) => error)
  }
  const run = vi.fn(never)
  const task = start({}, run)
  task.abort()
  await expect(task).rejects.toMatchObject(aborted)
  goOn()
  await vi.waitFor(() => expect(late).toMatchObject(aborted))
  expect(run).not.toHaveBeenCalled()
  delete wrapper.current
})
