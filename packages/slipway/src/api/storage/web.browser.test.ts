import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { server } from 'vitest/browser'
import { lacking } from '../../testing/internal/environment/devTools.ts'
import { storageContract } from './host.contract.ts'
import {
  clearStorage,
  getStorage,
  getStorageInfo,
  getStorageSync,
  onStorageChange,
  type StorageChange,
  setStorage,
  setStorageSync,
} from './index.ts'
import { host } from './web.ts'

afterEach(async () => {
  await clearStorage()
  localStorage.clear()
})

describe('the browser’s storage', () => {
  test.each(Object.entries(storageContract))('%s', (_, holds) => holds(host))
})

const read = async (key: string) => (await getStorage({ key })).data

describe('values that only a clone can represent', () => {
  const self: { self?: unknown; at: Date } = { at: new Date(5) }
  self.self = self

  test.each<[string, unknown]>([
    ['a buffer', new Uint8Array([1, 2, 3]).buffer],
    ['a view of a buffer', new Float64Array([Number.NaN, -0])],
    ['a pattern', /a/g],
    ['an error', new RangeError('too far')],
    ['a list with a hole', Object.assign(Array(3), { 1: 'a' })],
    ['a boxed number', Object(-0)],
    ['a matrix', new Map([[{ a: 1 }, [new Uint8Array(2)]]])],
    ['pixels', new ImageData(2, 2)],
  ])('%s comes back', async (_, data) => {
    await setStorage({ key: 'a', data })
    expect(await read('a')).toStrictEqual(data)
  })

  test('a file keeps its name, its type and its bytes', async () => {
    if (server.browser === 'webkit') lacking('files in IndexedDB, as its tests run in a private session')
    const file = new File(['Meet at 8'], 'note 名.txt', { type: 'text/plain', lastModified: 5 })
    await setStorage({ key: 'a', data: { file, blob: new Blob(['x']) } })
    const { file: stored, blob } = (await read('a')) as { file: File; blob: Blob }
    expect([stored.name, stored.type, stored.lastModified, await stored.text(), await blob.text()]).toEqual([
      'note 名.txt',
      'text/plain',
      5,
      'Meet at 8',
      'x',
    ])
    expect(stored).toBeInstanceOf(File)
  })

  test('a cycle is preserved', async () => {
    await setStorage({ key: 'a', data: self })
    const stored = (await read('a')) as typeof self
    expect(stored.self).toBe(stored)
    expect(stored.at).toEqual(new Date(5))
  })

  test.each([
    ['an element', document.body],
    ['a promise', Promise.resolve()],
    ['a list with a function', [new Uint8Array(1), () => {}]],
  ])('%s is refused', async (_, data) => {
    await expect(setStorage({ key: 'a', data })).rejects.toMatchObject({ code: 'invalid-argument' })
    await expect(read('a')).rejects.toMatchObject({ code: 'not-found' })
  })
})

test('texts have a prefix, and clearing keeps the rest of the origin', async () => {
  localStorage.setItem('theirs', '1')
  setStorageSync('user.7', { id: 7 })
  await setStorage({ key: 'bytes', data: new Uint8Array(2_048) })
  expect(localStorage.getItem('sw:data:%2F:user.7')).toBe('{"id":7}')
  const info = await getStorageInfo()
  expect(info.keys.sort()).toEqual(['bytes', 'user.7'])
  expect(info.currentSize).toBe(3)
  // WebKitGTK does not report a quota.
  if (navigator.storage) expect(info.limitSize).toBeGreaterThan(10_240)
  await clearStorage()
  expect(Object.keys(localStorage)).toEqual(['theirs'])
  expect(await (await host.values()).names()).toEqual([])
})

describe('two tabs', () => {
  /** Another document of the origin, with its own copy of the runtime. */
  async function openOther(): Promise<{ run(code: string): Promise<unknown> }> {
    const frame = document.createElement('iframe')
    frame.srcdoc = '<!doctype html><title>Other</title>'
    document.body.append(frame)
    onTestFinished(() => frame.remove())
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
    const inner = frame.contentWindow as Window & { eval(code: string): unknown }
    // Vitest wraps each dynamic import in a call of this function.
    const runner = { wrapDynamicImport: (load: () => unknown) => load() }
    const url = new URL('./index.ts', import.meta.url).href
    const loaded = new Promise((resolve) => Object.assign(inner, { done: resolve, __vitest_browser_runner__: runner }))
    const script = inner.document.createElement('script')
    script.type = 'module'
    script.textContent = `import * as api from ${JSON.stringify(url)}; window.storageApi = api; window.done()`
    inner.document.head.append(script)
    await loaded
    return { run: (code) => Promise.resolve(inner.eval(`(async (api) => { ${code} })(window.storageApi)`)) }
  }

  test('see each other’s values and changes', async () => {
    const other = await openOther()
    const changes: StorageChange[] = []
    onTestFinished(onStorageChange((change) => changes.push(change)))
    await other.run(`
      window.seen = []
      api.onStorageChange((change) => window.seen.push(change))
      api.setStorageSync('text', { at: new Date(5) })
      await api.setStorage({ key: 'bytes', data: new Uint8Array([1, 2]) })
      await api.removeStorage({ key: 'text' })
    `)
    await vi.waitFor(() => expect(changes).toHaveLength(3))
    expect(changes).toEqual([
      { key: 'text', type: 'set', elsewhere: true },
      { key: 'bytes', type: 'set', elsewhere: true },
      { key: 'text', type: 'remove', elsewhere: true },
    ])
    expect(getStorageSync('text')).toBe('')
    expect([...((await read('bytes')) as Uint8Array)]).toEqual([1, 2])

    await setStorage({ key: 'bytes', data: 'no more' })
    expect(await other.run(`return (await api.getStorage({ key: 'bytes' })).data`)).toBe('no more')
    const seen = () => other.run('return JSON.stringify(window.seen.at(-1))')
    await vi.waitFor(async () => expect(await seen()).toBe('{"key":"bytes","type":"set","elsewhere":true}'))
  })

  test('a cleared storage is reported key by key, and session storage is ignored', async () => {
    const other = await openOther()
    setStorageSync('a', 1)
    const changes: StorageChange[] = []
    onTestFinished(onStorageChange((change) => changes.push(change)))
    await other.run(`
      sessionStorage.setItem('sw:data:%2F:b', '1')
      sessionStorage.clear()
      localStorage.clear()
    `)
    await vi.waitFor(() => expect(changes).toEqual([{ key: 'a', type: 'remove', elsewhere: true }]))
  })
})

describe('if the browser has no space for texts', () => {
  const fill = () => {
    let size = 4_000_000
    for (let count = 0; size > 0; count++) {
      try {
        localStorage.setItem(`fill ${count}`, 'x'.repeat(size))
      } catch {
        size = Math.floor(size / 2)
      }
    }
  }

  test('the synchronous function throws, and the old value is kept', () => {
    setStorageSync('a', 'before')
    fill()
    expect(() => setStorageSync('a', 'x'.repeat(1_000))).toThrow(expect.objectContaining({ code: 'failed' }))
    expect(getStorageSync('a')).toBe('before')
  })

  test('the asynchronous one stores the value with the large ones', async () => {
    setStorageSync('a', 'x'.repeat(200))
    fill()
    await setStorage({ key: 'a', data: 'y'.repeat(10_000) })
    expect(await read('a')).toBe('y'.repeat(10_000))
  })
})

describe('if the browser forbids', () => {
  test('all storage, every call rejects with denied', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })
    await expect(setStorage({ key: 'a', data: 1 })).rejects.toMatchObject({ code: 'denied' })
    await expect(read('a')).rejects.toMatchObject({ code: 'denied' })
    expect(() => getStorageSync('a')).toThrow(expect.objectContaining({ code: 'denied' }))
    vi.restoreAllMocks()
  })

  test('a web view without localStorage has an error of its own', () => {
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(null as unknown as Storage)
    expect(() => getStorageSync('a')).toThrow(expect.objectContaining({ code: 'unavailable' }))
    vi.restoreAllMocks()
  })
})
