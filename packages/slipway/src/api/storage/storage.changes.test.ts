import { afterEach, describe, expect, test, vi } from 'vitest'
import { forgetGroup, startGroup, storedName } from '../../base/storedName.ts'
import { memoryStorage, origin } from '../../testing/internal/fakes/memoryStorage.ts'
import {
  clearStorage,
  clearStorageSync,
  getStorage,
  getStorageInfo,
  getStorageInfoSync,
  getStorageSync,
  onStorageChange,
  removeStorage,
  removeStorageSync,
  type StorageChange,
  setStorage,
  setStorageGroup,
  setStorageSync,
} from './index.ts'
import { host as webHost } from './web.ts'

const bytes = (...items: number[]) => new Uint8Array(items)

const notFound = { code: 'not-found', errMsg: 'getStorage:fail data not found' }

describe('changes', () => {
  function recordChanges(host: ReturnType<typeof origin>['tab']) {
    const changes: StorageChange[] = []
    const stop = onStorageChange((change) => changes.push(change), host)
    return { changes, stop }
  }

  test('are reported in this tab and in the others', async () => {
    const { tab, other } = origin()
    const [here, there] = [recordChanges(tab), recordChanges(other)]
    await setStorage({ key: 'a', data: 1 }, tab)
    await setStorage({ key: 'b', data: bytes(1) }, tab)
    await removeStorage({ key: 'a' }, tab)
    const changes = [
      { key: 'a', type: 'set' },
      { key: 'b', type: 'set' },
      { key: 'a', type: 'remove' },
    ]
    expect(here.changes).toEqual(changes.map((change) => ({ ...change, elsewhere: false })))
    expect(there.changes).toEqual(changes.map((change) => ({ ...change, elsewhere: true })))
  })

  test('are complete when they are reported, also in other tabs', async () => {
    const { tab, other, read } = origin()
    const seen: Promise<unknown>[] = []
    onStorageChange(({ key }) => seen.push(read(key, other)), other)
    await setStorage({ key: 'a', data: bytes(1) }, tab)
    expect(await Promise.all(seen)).toEqual([bytes(1)])
  })

  test('are not reported if the value stays the same', async () => {
    const { tab } = origin()
    setStorageSync('a', 1, tab)
    const { changes } = recordChanges(tab)
    setStorageSync('a', 1, tab)
    removeStorageSync('b', tab)
    await expect(setStorage({ key: 'a', data: () => {} }, tab)).rejects.toThrow()
    expect(changes).toEqual([])
  })

  test('of other apps on the origin are not reported', () => {
    const { tab, other } = origin()
    const { changes } = recordChanges(tab)
    for (const name of ['theirs', 'sw:theme:%2F:', 'sw:data:admin:a']) other.texts.set(name, '1')
    expect(changes).toEqual([])
  })

  test('by clearing are reported key by key, also if another script clears the whole storage', () => {
    const { tab, other, storage } = origin()
    const { changes } = recordChanges(tab)
    setStorageSync('a', 1, tab)
    setStorageSync('b', 2, other)
    clearStorageSync({}, tab)
    expect(changes.slice(2).map(({ key, type }) => `${type} ${key}`)).toEqual(['remove a', 'remove b'])

    let empty = (_name: string | undefined) => {}
    const watched = {
      ...storage.open(),
      onOtherChange(listener: typeof empty) {
        empty = listener
        return () => {}
      },
    }
    setStorageSync('c', 3, watched)
    const cleared = recordChanges(watched)
    setStorageSync('d', 4, watched)
    storage.texts.clear()
    empty(undefined)
    expect(cleared.changes.slice(1)).toEqual([
      { key: 'c', type: 'remove', elsewhere: true },
      { key: 'd', type: 'remove', elsewhere: true },
    ])
  })

  test('are watched only while there are listeners', () => {
    const stopped = vi.fn()
    const started = vi.fn(() => stopped)
    const host = { ...memoryStorage().open(), onOtherChange: started }
    const [first, second] = [recordChanges(host), recordChanges(host)]
    first.stop()
    first.stop()
    setStorageSync('a', 1, host)
    expect([first.changes.length, second.changes.length, stopped.mock.calls.length]).toEqual([0, 1, 0])
    second.stop()
    expect([started.mock.calls.length, stopped.mock.calls.length]).toEqual([1, 1])
    recordChanges(host)
    expect(started).toHaveBeenCalledTimes(2)
  })

  test('need a listener that is a function', () => {
    expect(() => onStorageChange(undefined as never, origin().tab)).toThrow(
      expect.objectContaining({ errMsg: 'onStorageChange:fail listener must be a function' }),
    )
  })
})

describe('the storage info', () => {
  test('counts the app’s own keys, two bytes for each character, including large values', async () => {
    const { tab, storage } = origin()
    storage.texts.set('theirs', 'x'.repeat(90_000))
    expect(await getStorageInfo({}, tab)).toEqual({ keys: [], currentSize: 0, limitSize: 2_000 })
    setStorageSync('a', 'x'.repeat(1_000), tab)
    expect(getStorageInfoSync({}, tab)).toEqual({ keys: ['a'], currentSize: 2, limitSize: 10_240 })
    void setStorage({ key: 'b', data: [new ArrayBuffer(100 * 1_024), new Blob(['x'.repeat(1_024)])] }, tab)
    const { keys, currentSize } = await getStorageInfo({}, tab)
    expect(keys.sort()).toEqual(['a', 'b'])
    expect(currentSize).toBe(104)
  })

  test('has a limit also if the browser reports none', async () => {
    const host = { ...origin().tab, quota: async () => undefined }
    expect(await getStorageInfo({}, host)).toMatchObject({ limitSize: 10_240 })
  })
})

describe('apps on one origin', () => {
  afterEach(forgetGroup)

  /** Continues as another app. A group is chosen once per document. */
  async function become(group: string): Promise<void> {
    forgetGroup()
    await setStorageGroup({ group })
  }

  test('do not see, list or clear each other’s values, and get no events of them', async () => {
    const { tab, storage } = origin()
    const changes: StorageChange[] = []
    onStorageChange((change) => changes.push(change), storage.open())
    await become('/a/')
    setStorageSync('key', 'of a', tab)
    await setStorage({ key: 'bytes', data: bytes(1) }, tab)
    await become('/b/')
    expect([getStorageSync('key', tab), getStorageInfoSync({}, tab).keys]).toEqual(['', []])
    await expect(getStorage({ key: 'bytes' }, tab)).rejects.toMatchObject(notFound)
    setStorageSync('key', 'of b', tab)
    clearStorageSync({}, tab)
    await become('/a/')
    expect(getStorageSync('key', tab)).toBe('of a')
    expect(await getStorage({ key: 'bytes' }, tab)).toEqual({ data: bytes(1) })
    expect(changes.map(({ key, type }) => `${type} ${key}`)).toEqual(['set key', 'set bytes', 'set key', 'remove key'])
  })

  test('delete only their own abandoned values', async () => {
    const { tab, storage } = origin()
    const old = `${(Date.now() - 2 * 24 * 60 * 60 * 1_000).toString(36)}-abc`
    for (const group of ['%2Fa%2F', '%2Fb%2F']) storage.values.set(`sw:data:${group}:${old}`, bytes(1))
    await become('/a/')
    await setStorage({ key: 'bytes', data: bytes(2) }, tab)
    await vi.waitFor(() => expect([...storage.values.keys()]).not.toContain(`sw:data:%2Fa%2F:${old}`))
    expect([...storage.values.keys()]).toContain(`sw:data:%2Fb%2F:${old}`)
  })

  test('with the same group share values', async () => {
    const { tab, other } = origin()
    await become('shop')
    setStorageSync('key', 1, tab)
    expect(getStorageSync('key', other)).toBe(1)
  })

  test('a listener that was added before the group was known gets the events of the group', async () => {
    const { tab, other } = origin()
    forgetGroup()
    const changes: StorageChange[] = []
    onStorageChange((change) => changes.push(change), tab)
    await setStorageGroup({ group: '/a/' })
    setStorageSync('key', 1, other)
    expect(changes).toEqual([{ key: 'key', type: 'set', elsewhere: true }])
  })

  test('a group is chosen once', async () => {
    await become('/a/')
    await setStorageGroup({ group: '/a/' })
    await expect(setStorageGroup({ group: '/b/' })).rejects.toMatchObject({ code: 'unavailable' })
    await expect(setStorageGroup({ group: '' })).rejects.toMatchObject({ code: 'invalid-argument' })
    expect(storedName('data')).toBe('sw:data:%2Fa%2F:')
  })

  test('the group of a mounted app cannot be changed', async () => {
    startGroup('/a/')
    await expect(setStorageGroup({ group: '/b/' })).rejects.toMatchObject({ code: 'unavailable' })
    await setStorageGroup({ group: '/a/' })
  })
})

describe('an unreferenced value', () => {
  const day = 24 * 60 * 60 * 1_000
  const left = (agoMs: number, prefix = 'sw:data:%2F:') => `${prefix}${(Date.now() - agoMs).toString(36)}-abc`

  test('is deleted after a day, when large values are used again', async () => {
    const { tab, storage } = origin()
    const mine = left(2 * day)
    storage.texts.set('sw:data:%2F:kept', `@8 ${mine}`)
    const kept = [mine, left(day - 60_000), left(2 * day, 'sw:data:admin:')]
    for (const name of [...kept, left(day + 60_000)]) storage.values.set(name, bytes(1))
    await setStorage({ key: 'a', data: 1 }, tab)
    expect(storage.values.size).toBe(4)
    await getStorage({ key: 'kept' }, tab)
    await vi.waitFor(() => expect([...storage.values.keys()]).toEqual(kept))
  })

  test('does not exist if only its mark is left', async () => {
    const { storage, read } = origin()
    storage.texts.set('sw:data:%2F:a', `@8 ${left(0)}`)
    await expect(read('a')).rejects.toMatchObject(notFound)
  })
})

test('a value that is replaced while it is read is read again', async () => {
  const { tab, other, read } = origin()
  await setStorage({ key: 'a', data: bytes(1) }, tab)
  const values = await tab.values()
  const racing = {
    ...tab,
    values: async () => ({
      ...values,
      async get(name: string) {
        await setStorage({ key: 'a', data: 'new' }, other)
        return values.get(name)
      },
    }),
  }
  expect(await read('a', racing)).toBe('new')
})

test('invalid texts written by other scripts under our names are reported', async () => {
  const { tab, storage, read } = origin()
  storage.texts.set('sw:data:%2F:a', 'no JSON')
  await expect(read('a')).rejects.toMatchObject({ code: 'failed' })
  expect(() => getStorageSync('a', tab)).toThrow(expect.objectContaining({ code: 'failed' }))
})

test('every function rejects if storage is forbidden', async () => {
  const forbid = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  const texts = { get: forbid, set: forbid, remove: forbid, names: forbid }
  const host = { ...memoryStorage().open(), texts, values: async () => forbid() }
  const denied = { code: 'denied' }
  await expect(setStorage({ key: 'a', data: 1 }, host)).rejects.toMatchObject(denied)
  await expect(getStorage({ key: 'a' }, host)).rejects.toMatchObject(denied)
  await expect(removeStorage({ key: 'a' }, host)).rejects.toMatchObject(denied)
  await expect(clearStorage({}, host)).rejects.toMatchObject(denied)
  await expect(getStorageInfo({}, host)).rejects.toMatchObject(denied)
  expect(() => clearStorageSync({}, host)).toThrow(expect.objectContaining(denied))
  expect(() => getStorageInfoSync({}, host)).toThrow(expect.objectContaining(denied))
  onStorageChange(() => {}, host)()
})

test('every function rejects with unavailable without a document, and no change is reported', async () => {
  const unavailable = { code: 'unavailable' }
  await expect(setStorage({ key: 'a', data: 1 }, webHost)).rejects.toMatchObject(unavailable)
  await expect(setStorage({ key: 'a', data: bytes(1) }, webHost)).rejects.toMatchObject(unavailable)
  await expect(getStorage({ key: 'a' }, webHost)).rejects.toMatchObject(unavailable)
  await expect(getStorageInfo({}, webHost)).rejects.toMatchObject(unavailable)
  expect(() => getStorageSync('a', webHost)).toThrow(expect.objectContaining(unavailable))
  onStorageChange(() => {}, webHost)()
})
