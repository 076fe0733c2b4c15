import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import type { ClipboardHost } from '../clipboard/index.ts'
import { getClipboardData, setClipboardData } from '../clipboard/index.ts'
import { addInterceptor } from './interceptor.ts'

const stops: Unsubscribe[] = []

/** Adds an interceptor for the duration of a test. */
const add = ((...args: Parameters<typeof addInterceptor>) => {
  const stop = addInterceptor(...args)
  stops.push(stop)
  return stop
}) as typeof addInterceptor

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

function memory(): ClipboardHost {
  let held = ''
  return {
    writeText: async (text) => {
      held = text
    },
    readText: async () => held,
  }
}

const copy = (data: string, host: ClipboardHost) => setClipboardData({ data, showToast: false }, host)

test('changes the options of the function', async () => {
  const host = memory()
  add('setClipboardData', (options, next) => next({ ...options, data: options.data.trim() }))
  await copy('  Meet at 8 ', host)
  expect(await host.readText()).toBe('Meet at 8')
})

test('changes the result, or returns one without calling the function', async () => {
  const host = memory()
  await copy('text', host)
  const readText = vi.spyOn(host, 'readText')
  const stop = addInterceptor('getClipboardData', async (options, next) => {
    const { data } = await next(options)
    return { data: data.toUpperCase() }
  })
  expect(await getClipboardData({}, host)).toEqual({ data: 'TEXT' })
  stop()
  add('getClipboardData', () => ({ data: 'kept' }))
  expect(await getClipboardData({}, host)).toEqual({ data: 'kept' })
  expect(readText).toHaveBeenCalledOnce()
})

test('rejects the call by throwing, with its code or as `failed`', async () => {
  const host = memory()
  const stop = add('setClipboardData', () => {
    throw new ApiError('setClipboardData', 'denied', 'not here')
  })
  await expect(copy('x', host)).rejects.toMatchObject({ code: 'denied', errMsg: 'setClipboardData:fail not here' })
  stop()
  add('setClipboardData', () => Promise.reject(new Error('down')))
  await expect(copy('x', host)).rejects.toMatchObject({ code: 'failed', errMsg: 'setClipboardData:fail down' })
  expect(await host.readText()).toBe('')
})

test('changed options are checked like those of the caller', async () => {
  add('setClipboardData', (_, next) => next({ data: 7 } as never))
  await expect(copy('x', memory())).rejects.toMatchObject({ errMsg: 'setClipboardData:fail data must be a string' })
})

test('interceptors for all APIs run first, then those for one, each in the order of adding', async () => {
  const order: string[] = []
  const note =
    (name: string) =>
    <Answer>(options: object, next: (options: object) => Promise<Answer>, api: string) => {
      order.push(`${name} ${api}`)
      return next(options).finally(() => order.push(`end of ${name}`))
    }
  add('getClipboardData', note('named'))
  add(note('first'))
  add(note('second'))
  await getClipboardData({}, memory())
  expect(order).toEqual([
    'first getClipboardData',
    'second getClipboardData',
    'named getClipboardData',
    'end of named',
    'end of second',
    'end of first',
  ])
})

test('can call `next` more than once, for example to retry', async () => {
  let tries = 0
  const read = () => callApi('getClipboardData', {}, () => (++tries < 3 ? Promise.reject(new Error('busy')) : tries))
  add(async (options, next) => {
    for (;;) {
      try {
        return await next(options)
      } catch {
        // Try again.
      }
    }
  })
  expect(await read()).toBe(3)
})

test('the caller’s signal ends the call while an interceptor is waiting', async () => {
  const { readText, ...host } = memory()
  const read = vi.fn(readText)
  const controller = new AbortController()
  let goOn: () => void = () => {}
  const called = new Promise<void>((resolve) => {
    goOn = resolve
  })
  let late: unknown
  add('getClipboardData', async (options, next) => {
    await called
    return next(options).catch((error: unknown) => {
      late = error
      throw error
    })
  })
  const call = getClipboardData({ signal: controller.signal }, { ...host, readText: read })
  controller.abort()
  const aborted = { code: 'cancelled', errMsg: 'getClipboardData:fail abort' }
  await expect(call).rejects.toMatchObject(aborted)
  goOn()
  await vi.waitFor(() => expect(late).toMatchObject(aborted))
  expect(read).not.toHaveBeenCalled()
})

test('an invalid signal is rejected by the function itself', async () => {
  add('getClipboardData', (options, next) => next(options))
  await expect(getClipboardData({ signal: 7 as never }, memory())).rejects.toMatchObject({
    errMsg: 'getClipboardData:fail signal must be an AbortSignal',
  })
})

test('a removed interceptor is not called again; running calls finish with it', async () => {
  const received = vi.fn((options: object, next: (options: object) => Promise<unknown>) => next(options))
  const stop = add(received)
  let answer: (text: string) => void = () => {}
  const slow = { ...memory(), readText: () => new Promise<string>((resolve) => (answer = resolve)) }
  const call = getClipboardData({}, slow)
  stop()
  answer('late')
  expect(await call).toEqual({ data: 'late' })
  await getClipboardData({}, memory())
  expect(received).toHaveBeenCalledOnce()
})

test('the same function added twice is called twice', async () => {
  const received = vi.fn((options: object, next: (options: object) => Promise<unknown>) => next(options))
  add(received)
  add(received)
  await getClipboardData({}, memory())
  expect(received).toHaveBeenCalledTimes(2)
})

test('one interceptor for several APIs gets the calls of these, in the order of adding', async () => {
  const order: string[] = []
  add('getClipboardData', (options, next) => {
    order.push('first')
    return next(options)
  })
  add(['setClipboardData', 'getClipboardData'], (options, next, api) => {
    order.push(api)
    return next(options)
  })
  add(['makePhoneCall'], () => {
    throw new Error('not called')
  })
  const host = memory()
  await copy('text', host)
  expect(await getClipboardData({}, host)).toEqual({ data: 'text' })
  expect(order).toEqual(['setClipboardData', 'first', 'getClipboardData'])
})

test.each([
  [undefined, () => {}],
  [['getClipboardData', 7], () => {}],
  ['', () => {}],
])('throws if a name is not a text', (...args) => {
  expect(() => addInterceptor(...(args as unknown as Parameters<typeof addInterceptor>))).toThrow(
    'addInterceptor:fail api must be a non-empty string',
  )
})

test.each([[undefined], ['getClipboardData', 7], [{}]])('throws if the interceptor is not a function', (...args) => {
  expect(() => addInterceptor(...(args as unknown as Parameters<typeof addInterceptor>))).toThrow(
    'addInterceptor:fail interceptor must be a function',
  )
})

test('a call without an interceptor ends when its function does, also if another API has one', async () => {
  add('getClipboardData', (options, next) => next(options))
  const controller = new AbortController()
  const call = callApi('setClipboardData', { signal: controller.signal }, async () => {
    await Promise.resolve()
    return 'the answer of the function'
  })
  controller.abort()
  expect(await call).toBe('the answer of the function')
})
