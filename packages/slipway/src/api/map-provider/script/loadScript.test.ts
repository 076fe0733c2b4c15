import { afterEach, expect, test, vi } from 'vitest'
import { HostError } from '../../../base/call/HostError.ts'
import type { AddScriptOptions, ScriptHost } from '../host.ts'
import { loadScript } from './loadScript.ts'

/** A document in memory, whose scripts end when the test ends them. */
function memoryHost() {
  const globals: Record<string, unknown> = {}
  const scripts: (AddScriptOptions & { end(error?: HostError): void })[] = []
  const removed: string[] = []
  const host: ScriptHost = {
    readGlobal: (path) => path.split('.').reduce<unknown>((value, name) => Object(value)[name], globals),
    writeGlobal(name, value) {
      if (value === undefined) delete globals[name]
      else globals[name] = value
    },
    addScript(options) {
      const loaded = new Promise<void>((resolve, reject) => {
        scripts.push({ ...options, end: (error) => (error ? reject(error) : resolve()) })
      })
      return { loaded, remove: () => void removed.push(options.src) }
    },
    createElement: () => ({}),
  }
  const callbacks = () => Object.keys(globals).filter((name) => name.startsWith('slipwayCallback'))
  const call = () => (globals[callbacks()[0] ?? ''] as () => void)()
  return { host, globals, scripts, removed, callbacks, call }
}

const src = 'https://maps.example.com/js?key=secret'
const { signal } = new AbortController()

afterEach(() => void vi.useRealTimers())

test('[S7.5] a script is loaded once for all calls, and resolves with its global', async () => {
  const { host, globals, scripts } = memoryHost()
  const calls = [1, 2].map(() => loadScript(src, { globalName: 'vendor.maps', signal, integrity: 'sha384-a' }, host))
  expect(scripts).toMatchObject([{ src, integrity: 'sha384-a' }])
  globals.vendor = { maps: 7 }
  scripts[0]?.end()
  expect(await Promise.all(calls)).toEqual([7, 7])
  expect(await loadScript(src, { globalName: 'vendor.maps', signal }, host)).toBe(7)
  expect(scripts).toHaveLength(1)
})

test('a global that exists already is not loaded again', async () => {
  const { host, globals, scripts } = memoryHost()
  globals.vendor = 7
  expect(await loadScript(src, { globalName: 'vendor', signal }, host)).toBe(7)
  expect(scripts).toEqual([])
})

test('a script with a callback is complete when it has called it, and leaves no callback', async () => {
  const { host, globals, scripts, callbacks, call } = memoryHost()
  const ended = vi.fn()
  const loading = loadScript(src, { globalName: 'vendor', callback: 'cb', signal }, host).then(ended)
  expect(scripts[0]?.src).toBe(`${src}&cb=${callbacks()[0]}`)
  scripts[0]?.end()
  await Promise.resolve()
  globals.vendor = 7
  expect(ended).not.toHaveBeenCalled()
  call()
  await loading
  expect(ended).toHaveBeenCalledWith(7)
  expect(callbacks()).toEqual([])
})

test.each([undefined, 'cb'])(
  'a failed script is removed, and the next call tries again (callback %s)',
  async (callback) => {
    const { host, globals, scripts, removed, callbacks, call } = memoryHost()
    const failing = loadScript(src, { globalName: 'vendor', callback, signal }, host)
    scripts[0]?.end(new HostError('unavailable', 'the script cannot be loaded'))
    await expect(failing).rejects.toMatchObject({ name: 'HostError', code: 'unavailable' })
    expect(removed).toHaveLength(1)
    expect(callbacks()).toEqual([])
    const loading = loadScript(src, { globalName: 'vendor', callback, signal }, host)
    globals.vendor = 7
    if (callback) call()
    scripts[1]?.end()
    expect(await loading).toBe(7)
  },
)

test('a script that does not define its global fails', async () => {
  const { host, scripts, removed } = memoryHost()
  const loading = loadScript(src, { globalName: 'vendor', signal }, host)
  scripts[0]?.end()
  await expect(loading).rejects.toMatchObject({
    code: 'failed',
    message: 'https://maps.example.com/js does not define vendor',
  })
  expect(removed).toEqual([src])
})

test('[S9.31] a script times out after 30,000 ms', async () => {
  vi.useFakeTimers()
  const { host, removed, scripts, callbacks, call } = memoryHost()
  const ended = vi.fn()
  loadScript(src, { globalName: 'vendor', callback: 'cb', signal }, host).catch(ended)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledWith(
    expect.objectContaining({ code: 'timeout', message: 'https://maps.example.com/js has not loaded in time' }),
  )
  expect(removed).toHaveLength(1)
  // The late script calls its callback, which is still there, so that it does not fail. Then nothing is left.
  call()
  scripts[0]?.end()
  expect(callbacks()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('a script that fails after the time limit leaves no callback', async () => {
  vi.useFakeTimers()
  const { host, scripts, callbacks } = memoryHost()
  const late = expect(loadScript(src, { globalName: 'vendor', callback: 'cb', signal }, host)).rejects.toMatchObject({
    code: 'timeout',
  })
  await vi.advanceTimersByTimeAsync(30_000)
  await late
  scripts[0]?.end(new HostError('unavailable', 'late'))
  await vi.advanceTimersByTimeAsync(0)
  expect(callbacks()).toEqual([])
})

test('an aborted call ends, and the script continues to load for other calls', async () => {
  const { host, globals, scripts, removed } = memoryHost()
  const controller = new AbortController()
  const aborted = loadScript(src, { globalName: 'vendor', signal: controller.signal }, host)
  const other = loadScript(src, { globalName: 'vendor', signal }, host)
  controller.abort()
  await expect(aborted).rejects.toMatchObject({ name: 'HostError', code: 'cancelled' })
  globals.vendor = 7
  scripts[0]?.end()
  expect(await other).toBe(7)
  expect([scripts.length, removed]).toEqual([1, []])
})

test('a document that refuses scripts leaves no callback', async () => {
  const { host, callbacks } = memoryHost()
  const refusing = {
    ...host,
    addScript: () => {
      throw new HostError('denied', 'no scripts')
    },
  }
  const loading = loadScript(src, { globalName: 'vendor', callback: 'cb', signal }, refusing)
  await expect(loading).rejects.toMatchObject({ code: 'denied' })
  expect(callbacks()).toEqual([])
})
