import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError } from '../../base/ApiError.ts'
import { memoryStorage } from '../../testing/setup/memoryStorage.ts'
import { endsWell, oddOptions, oddRuns } from '../../testing/setup/oddOptions.ts'
import {
  clearStorage,
  getStorage,
  getStorageSync,
  removeStorage,
  setStorage,
  setStorageGroup,
  setStorageSync,
} from './index.ts'

test.each<[string, (options: never, host: ReturnType<ReturnType<typeof memoryStorage>['open']>) => Promise<unknown>]>([
  ['setStorage', setStorage],
  ['getStorage', getStorage],
  ['removeStorage', removeStorage],
  ['setStorageGroup', setStorageGroup],
])('%s ends in an answer or an ApiError, whatever it is given', async (_, call) => {
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

test('any value under any key comes back as a clone, and the forms agree', async () => {
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

type Call = readonly [call: 'set' | 'remove' | 'setSync' | 'get' | 'clear', key: string, value: unknown]

test('calls that nobody awaits end where they would end one after the other, and leave nothing behind', async () => {
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
        if (name === 'clear') ends.push(clearStorage(host))
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
