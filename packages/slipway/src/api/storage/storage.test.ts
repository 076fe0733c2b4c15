import { describe, expect, test, vi } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import { memoryStorage, origin, quotaExceeded } from '../../testing/internal/fakes/memoryStorage.ts'
import { storageContract } from './host.contract.ts'
import {
  clearStorage,
  clearStorageSync,
  getStorage,
  getStorageInfoSync,
  getStorageSync,
  removeStorage,
  removeStorageSync,
  setStorage,
  setStorageSync,
} from './index.ts'

const bytes = (...items: number[]) => new Uint8Array(items)
const long = 'long '.repeat(30_000)

const notFound = { code: 'not-found', errMsg: 'getStorage:fail data not found' }

describe('the memory host', () => {
  test.each(Object.entries(storageContract))('%s', (_, holds) => holds(memoryStorage().open()))
})

test.each([[''], [undefined], [null], [7], [{}]])('[S5.6] every function rejects the key %j', async (key) => {
  const { tab } = origin()
  const refused = (api: string) => ({
    code: 'invalid-argument',
    errMsg: `${api}:fail key must be a non-empty string`,
  })
  const wrong = key as string
  await expect(setStorage({ key: wrong, data: 1 }, tab)).rejects.toMatchObject(refused('setStorage'))
  await expect(getStorage({ key: wrong }, tab)).rejects.toMatchObject(refused('getStorage'))
  await expect(removeStorage({ key: wrong }, tab)).rejects.toMatchObject(refused('removeStorage'))
  expect(() => setStorageSync(wrong, 1, tab)).toThrow(expect.objectContaining(refused('setStorageSync')))
  expect(() => getStorageSync(wrong, tab)).toThrow(expect.objectContaining(refused('getStorageSync')))
  expect(() => removeStorageSync(wrong, tab)).toThrow(expect.objectContaining(refused('removeStorageSync')))
})

describe('a value', () => {
  test('is read as an equal value, from the text storage and from that for large values', async () => {
    const { tab, read, storage } = origin()
    const data = { at: new Date(5), seen: new Map([['a', new Set([1n])]]), none: undefined }
    await setStorage({ key: 'text', data }, tab)
    await setStorage({ key: 'bytes', data: { ...data, bytes: bytes(1, 2) } }, tab)
    await setStorage({ key: 'long', data: long }, tab)
    expect(await read('text')).toStrictEqual(data)
    expect(await read('bytes')).toStrictEqual({ ...data, bytes: bytes(1, 2) })
    expect(await read('long')).toBe(long)
    expect(storage.values.size).toBe(2)
  })

  test('is stored as it is at the time of the call', async () => {
    const { tab, read } = origin()
    const data = { bytes: bytes(1), list: ['a'] }
    const stored = setStorage({ key: 'a', data }, tab)
    data.bytes[0] = 9
    data.list.push('b')
    await stored
    expect(await read('a')).toEqual({ bytes: bytes(1), list: ['a'] })
  })

  test('may be undefined, which differs from a missing value', async () => {
    const { tab, read } = origin()
    await setStorage({ key: 'a', data: undefined }, tab)
    expect(await read('a')).toBeUndefined()
    expect(getStorageSync('a', tab)).toBeUndefined()
    await expect(setStorage({ key: 'a', dta: 1 } as never, tab)).rejects.toMatchObject({
      errMsg: 'setStorage:fail data is missing',
    })
  })

  test.each([
    ['a function', () => {}],
    ['a symbol', Symbol('a')],
    ['an object with a function', { bytes: bytes(1), work() {} }],
  ])('that is %s is refused, and the old one stays', async (_, data) => {
    const { tab, read } = origin()
    await setStorage({ key: 'a', data: 'before' }, tab)
    await expect(setStorage({ key: 'a', data }, tab)).rejects.toMatchObject({ code: 'invalid-argument' })
    expect(await read('a')).toBe('before')
  })

  test('that can be cloned but that the storage refuses is an invalid argument as well', async () => {
    const { tab, storage } = origin()
    storage.failure = new DOMException('#<SharedArrayBuffer> could not be cloned.', 'DataCloneError')
    await expect(setStorage({ key: 'a', data: bytes(1) }, tab)).rejects.toMatchObject({ code: 'invalid-argument' })
  })
})

describe('the synchronous functions', () => {
  test('agree with the asynchronous ones', async () => {
    const { tab, read } = origin()
    setStorageSync('a', { at: new Date(5) }, tab)
    expect(await read('a')).toEqual({ at: new Date(5) })
    await setStorage({ key: 'a', data: ['b'] }, tab)
    expect(getStorageSync('a', tab)).toEqual(['b'])
    removeStorageSync('a', tab)
    await expect(read('a')).rejects.toMatchObject(notFound)
  })

  test('return an empty text for a key that does not exist', () => {
    expect(getStorageSync('a', origin().tab)).toBe('')
  })

  test('reject values without a lossless text, and name the function to use', () => {
    const { tab } = origin()
    setStorageSync('a', 'before', tab)
    expect(() => setStorageSync('a', bytes(1), tab)).toThrow(
      expect.objectContaining({ code: 'invalid-argument', message: expect.stringContaining('use setStorage') }),
    )
    expect(getStorageSync('a', tab)).toBe('before')
  })

  test('reject values that can only be read asynchronously', async () => {
    const { tab } = origin()
    await setStorage({ key: 'a', data: bytes(1) }, tab)
    expect(() => getStorageSync('a', tab)).toThrow(
      expect.objectContaining({ code: 'unavailable', message: expect.stringContaining('use getStorage') }),
    )
  })

  test('accept long texts as well', async () => {
    const { tab, read, storage } = origin()
    setStorageSync('a', long, tab)
    expect(getStorageSync('a', tab)).toBe(long)
    expect(await read('a')).toBe(long)
    expect(storage.values.size).toBe(0)
  })

  test('replace and remove large values', async () => {
    const { tab, storage } = origin()
    await setStorage({ key: 'a', data: bytes(1) }, tab)
    await setStorage({ key: 'b', data: bytes(1) }, tab)
    setStorageSync('a', 'text', tab)
    removeStorageSync('b', tab)
    expect([getStorageSync('a', tab), getStorageSync('b', tab)]).toEqual(['text', ''])
    await vi.waitFor(() => expect(storage.values.size).toBe(0))
  })
})

test.each(['__proto__', 'constructor', ' ', 'a:b', '"', '\n', '\ud800', '名', 'toString'])(
  'the key %j works like any other',
  async (key) => {
    const { tab, read } = origin()
    await expect(read(key)).rejects.toMatchObject(notFound)
    await setStorage({ key, data: { [key]: 1 } }, tab)
    expect(await read(key)).toEqual({ [key]: 1 })
    expect(getStorageInfoSync({}, tab).keys).toEqual([key])
    await removeStorage({ key }, tab)
    await expect(read(key)).rejects.toMatchObject(notFound)
  },
)

test('a key has one value in one storage, and no others remain', async () => {
  const { tab, read, storage } = origin()
  for (const data of [bytes(1), 'text', long, bytes(2), bytes(3)]) {
    await setStorage({ key: 'a', data }, tab)
    expect(await read('a')).toEqual(data)
    expect([storage.texts.size, storage.values.size]).toEqual([1, typeof data === 'string' && data !== long ? 0 : 1])
  }
  await removeStorage({ key: 'a' }, tab)
  expect([storage.texts.size, storage.values.size]).toEqual([0, 0])
})

describe('clearing', () => {
  test('removes the app’s own keys, and nothing else on the origin', async () => {
    const { tab, storage } = origin()
    storage.texts.set('theirs', '1').set('sw:theme:%2F:', '2').set('sw:data:admin:a', '3').set('sw:data:%2F:"', '4')
    storage.values.set('theirs', 1)
    await setStorage({ key: 'a', data: 1 }, tab)
    await setStorage({ key: 'b', data: bytes(1) }, tab)
    await clearStorage({}, tab)
    expect([...storage.texts.values()]).toEqual(['1', '2', '3', '4'])
    expect([...storage.values.keys()]).toEqual(['theirs'])
  })

  test('overrides writes that were running before it, synchronous or not', async () => {
    const { tab, storage } = origin()
    const writes = [setStorage({ key: 'a', data: bytes(1) }, tab), setStorage({ key: 'b', data: bytes(2) }, tab)]
    await clearStorage({}, tab)
    writes.push(setStorage({ key: 'c', data: bytes(3) }, tab))
    clearStorageSync({}, tab)
    await Promise.all(writes)
    expect([storage.texts.size, storage.values.size]).toEqual([0, 0])
  })
})

describe('calls on one key', () => {
  test('take effect in their order if they are not awaited', async () => {
    const { tab, read, storage } = origin()
    void setStorage({ key: 'a', data: bytes(1) }, tab)
    void setStorage({ key: 'a', data: 'two' }, tab)
    const second = read('a')
    void setStorage({ key: 'a', data: bytes(3) }, tab)
    const third = read('a')
    void setStorage({ key: 'a', data: bytes(4) }, tab)
    expect([await second, await third]).toEqual(['two', bytes(3)])
    expect(await read('a')).toEqual(bytes(4))
    void setStorage({ key: 'a', data: bytes(5) }, tab)
    void removeStorage({ key: 'a' }, tab)
    await expect(read('a')).rejects.toMatchObject(notFound)
    void setStorage({ key: 'a', data: bytes(6) }, tab)
    setStorageSync('a', 'seven', tab)
    expect(await read('a')).toBe('seven')
    expect([storage.texts.size, storage.values.size]).toEqual([1, 0])
  })

  test('keep their order if a later write ends first', async () => {
    const { tab, read, storage } = origin()
    const values = await tab.values()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const slow = {
      ...tab,
      values: async () => ({
        ...values,
        set: (name: string, value: unknown) =>
          (value === 'slow'.repeat(30_000) ? held : Promise.resolve()).then(() => values.set(name, value)),
      }),
    }
    const first = setStorage({ key: 'a', data: 'slow'.repeat(30_000) }, slow)
    await setStorage({ key: 'a', data: bytes(2) }, slow)
    release()
    await first
    expect(await read('a', slow)).toEqual(bytes(2))
    expect(storage.values.size).toBe(1)
  })

  test('that fail do not undo those that succeeded', async () => {
    const { tab, read, storage } = origin()
    const first = setStorage({ key: 'a', data: bytes(1) }, tab)
    const second = setStorage({ key: 'a', data: { work() {} } }, tab)
    await expect(second).rejects.toMatchObject({ code: 'invalid-argument' })
    await first
    expect(await read('a')).toEqual(bytes(1))
    expect(storage.values.size).toBe(1)
  })
})

describe('in a full storage', () => {
  test.each([
    ['a text', 'x'.repeat(200)],
    ['bytes', bytes(1)],
    ['a long text', long],
  ])('%s is refused, and the old value stays', async (_, data) => {
    const { tab, read, storage } = origin()
    await setStorage({ key: 'a', data: 'before' }, tab)
    storage.room = 30
    storage.failure = quotaExceeded()
    await expect(setStorage({ key: 'a', data }, tab)).rejects.toMatchObject({
      code: 'failed',
      errMsg: 'setStorage:fail the storage is full',
    })
    storage.failure = undefined
    expect(await read('a')).toBe('before')
    expect(storage.values.size).toBe(0)
  })

  test('a value is stored with the large ones if its text has no space', async () => {
    const { tab, read, storage } = origin()
    storage.room = 100
    await setStorage({ key: 'a', data: 'x'.repeat(200) }, tab)
    expect(await read('a')).toBe('x'.repeat(200))
  })

  test('a large value is deleted again if its mark has no space', async () => {
    const { tab, storage } = origin()
    storage.room = 20
    await expect(setStorage({ key: 'a', data: bytes(1) }, tab)).rejects.toMatchObject({ code: 'failed' })
    await vi.waitFor(() => expect(storage.values.size).toBe(0))
  })

  test('the synchronous function throws', () => {
    const { tab, storage } = origin()
    setStorageSync('a', 'before', tab)
    storage.room = 20
    expect(() => setStorageSync('a', 'x'.repeat(200), tab)).toThrow(expect.objectContaining({ code: 'failed' }))
    expect(getStorageSync('a', tab)).toBe('before')
  })
})

describe('without a storage for large values', () => {
  const failure = new HostError('unavailable', 'there is no IndexedDB here')

  test('a long text is stored as a text', async () => {
    const { tab, storage } = origin()
    storage.failure = failure
    await setStorage({ key: 'a', data: long }, tab)
    expect(getStorageSync('a', tab)).toBe(long)
  })

  test('bytes are rejected, and the next call tries again', async () => {
    const { tab, storage, read } = origin()
    storage.failure = failure
    await expect(setStorage({ key: 'a', data: bytes(1) }, tab)).rejects.toMatchObject({ code: 'unavailable' })
    storage.failure = undefined
    await setStorage({ key: 'a', data: bytes(1) }, tab)
    expect(await read('a')).toEqual(bytes(1))
  })
})
