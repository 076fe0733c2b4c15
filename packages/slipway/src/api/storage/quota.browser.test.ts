import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { devTools } from '../../testing/setup/devTools.ts'
import { clearStorage, getStorage, getStorageInfo, onStorageChange, setStorage } from './index.ts'
import { host } from './web.ts'

const read = async (key: string) => (await getStorage({ key })).data
const storedNames = async () => (await (await host.values()).names()).sort()

/** Bytes that no disk makes smaller. */
function bytes(size: number): Uint8Array {
  const made = new Uint8Array(size)
  for (let start = 0; start < size; start += 65_536) crypto.getRandomValues(made.subarray(start, start + 65_536))
  return made
}

const quota = (quotaSize?: number) =>
  devTools().send('Storage.overrideQuotaForOrigin', { origin: location.origin, quotaSize })

const large = bytes(4_000_000)

beforeEach(async () => {
  onTestFinished(() => void quota())
  await quota(1_000_000)
  // Chromium remembers for a while how much room there was.
  await vi.waitFor(() => expect(setStorage({ key: 'probe', data: large })).rejects.toThrow(), 60_000)
  await clearStorage()
}, 60_000)
afterEach(() => clearStorage())

test('a text that is too long for both places is refused, and the old one stays', async () => {
  await setStorage({ key: 'a', data: 'before' })
  // `localStorage` takes five million characters, whatever the quota is.
  const long = new TextDecoder('utf-16').decode(bytes(12_000_000))
  await expect(setStorage({ key: 'a', data: long })).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'setStorage:fail the storage is full',
  })
  expect(await read('a')).toBe('before')
})

test('where the browser has no room for a value, the call says so, and nothing has changed', async () => {
  const [before, other] = [bytes(1_000), bytes(1_000)]
  await setStorage({ key: 'a', data: before })
  await setStorage({ key: 'other', data: other })
  const names = await storedNames()
  const heard = vi.fn()
  onTestFinished(onStorageChange(heard))

  for (const key of ['a', 'new']) {
    const error = await setStorage({ key, data: large }).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'failed', errMsg: 'setStorage:fail the storage is full' })
    expect(error).toHaveProperty('cause.cause.name', 'QuotaExceededError')
  }
  expect([await read('a'), await read('other')]).toEqual([before, other])
  await expect(read('new')).rejects.toMatchObject({ code: 'not-found' })
  expect((await getStorageInfo()).keys.sort()).toEqual(['a', 'other'])
  expect(await storedNames()).toEqual(names)
  expect(heard).not.toHaveBeenCalled()

  await quota()
  await setStorage({ key: 'a', data: large })
  expect(await read('a')).toEqual(large)
})
