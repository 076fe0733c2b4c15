import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { ApiError } from '../../base/call/ApiError.ts'
import { forgetGroup } from '../../base/storedName.ts'
import { memoryStorage } from '../../testing/internal/fakes/memoryStorage.ts'
import { endsWell, endsWellAtOnce, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import {
  clearStorage,
  getStorage,
  getStorageInfo,
  getStorageInfoSync,
  getStorageSync,
  removeStorage,
  setStorage,
  setStorageGroup,
  setStorageSync,
} from './index.ts'

afterEach(forgetGroup)

test.each<[string, (options: never, host: ReturnType<ReturnType<typeof memoryStorage>['open']>) => Promise<unknown>]>([
  ['setStorage', setStorage],
  ['getStorage', getStorage],
  ['removeStorage', removeStorage],
  ['setStorageGroup', setStorageGroup],
])('%s ends in a result or an ApiError, with any arguments', async (_, call) => {
  const host = memoryStorage().open()
  const options = oddOptions({ key: ['a', '__proto__'], data: [1, 'a', new Uint8Array(2)], group: ['admin'] })
  await fc.assert(
    fc.asyncProperty(options, (given) => endsWell(() => call(given, host))),
    oddRuns,
  )
})

const anyValue = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
  withNullPrototype: true,
})

test('any value under any key is read as a clone, and both forms agree', async () => {
  const host = memoryStorage().open()
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), anyValue, async (key, value) => {
      await setStorage({ key, data: value }, host)
      const { data } = await getStorage({ key }, host)
      expect(data).toStrictEqual(structuredClone(value))
      try {
        setStorageSync(key, value, host)
        expect(getStorageSync(key, host)).toStrictEqual(data)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'invalid-argument') throw error
      }
    }),
    oddRuns,
  )
})

/** Texts that another script, an older app or a broken disk may have left under one of our names. */
const storedText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc
    .record({
      $: fc.constantFrom('undefined', 'number', 'bigint', 'Date', 'Map', 'Set', 'Object', 'Nothing', '__proto__'),
      v: fc.jsonValue(),
    })
    .chain((tagged) => fc.constantFrom<unknown>(tagged, [tagged], { $: 'Map', v: [[tagged, tagged]] }))
    .map((value) => JSON.stringify(value)),
  fc.tuple(fc.bigInt({ min: 0n }), fc.string()).map(([bytes, name]) => `@${bytes} ${name}`),
  fc.constantFrom('['.repeat(100_000), `@${'9'.repeat(400)} a`, '@1 sw:data:%2F:gone', '@', '@1 '),
)

test('whatever is stored under one of our names, each call ends in a result or an ApiError, and a new value is stored', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), storedText, async (name, text) => {
      const storage = memoryStorage()
      const host = storage.open()
      storage.texts.set(`sw:data:%2F:${name}`, text).set('sw:data:%2F:a', text)
      await endsWell(() => getStorage({ key: 'a' }, host))
      endsWellAtOnce(() => getStorageSync('a', host))
      const info = await getStorageInfo({}, host)
      expect(info.currentSize).toBeLessThan(Infinity)
      expect(getStorageInfoSync({}, host).keys).toEqual(info.keys)
      await setStorage({ key: 'a', data: 1 }, host)
      expect(getStorageSync('a', host)).toBe(1)
      for (const key of info.keys) if (key !== '') await removeStorage({ key }, host)
      await clearStorage({}, host)
      expect(getStorageInfoSync({}, host).keys).toEqual([])
    }),
    oddRuns,
  )
})

type Call = readonly [call: 'set' | 'remove' | 'setSync' | 'get' | 'clear', key: string, value: unknown]

test('calls that are not awaited end as if they ran one after the other, and leave no value behind', async () => {
  const value = fc.oneof(fc.integer(), fc.uint8Array({ maxLength: 3 }), fc.constant('long '.repeat(30_000)))
  const call: fc.Arbitrary<Call> = fc.tuple(
    fc.constantFrom('set', 'set', 'remove', 'setSync', 'get', 'clear'),
    fc.constantFrom('a', 'b'),
    value,
  )
  await fc.assert(
    fc.asyncProperty(fc.array(call, { maxLength: 12 }), async (calls) => {
      const storage = memoryStorage()
      const host = storage.open()
      const expected = new Map<string, unknown>()
      const ends: Promise<unknown>[] = []
      for (const [name, key, data] of calls) {
        if (name === 'set' || (name === 'setSync' && !(data instanceof Uint8Array))) expected.set(key, data)
        if (name === 'remove') expected.delete(key)
        if (name === 'clear') expected.clear()
        if (name === 'set') ends.push(setStorage({ key, data }, host))
        if (name === 'setSync' && !(data instanceof Uint8Array)) setStorageSync(key, data, host)
        if (name === 'remove') ends.push(removeStorage({ key }, host))
        if (name === 'clear') ends.push(clearStorage({}, host))
        if (name === 'get') {
          const now = expected.has(key) ? expected.get(key) : 'data not found'
          const read = getStorage({ key }, host).then(
            ({ data }) => data,
            () => 'data not found',
          )
          ends.push(read.then((data) => expect(data).toEqual(now)))
        }
      }
      await Promise.all(ends)
      for (const key of ['a', 'b']) {
        const read = getStorage({ key }, host).then(
          ({ data }) => data,
          () => undefined,
        )
        expect(await read).toEqual(expected.get(key))
      }
      const large = [...expected.values()].filter((data) => typeof data !== 'number' && data !== undefined)
      expect(storage.texts.size).toBe(expected.size)
      expect(storage.values.size).toBeLessThanOrEqual(large.length)
    }),
    oddRuns,
  )
})
