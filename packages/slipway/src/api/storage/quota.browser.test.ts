import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { devTools } from '../../testing/internal/environment/devTools.ts'
import { clearStorage, getStorage, getStorageInfo, onStorageChange, setStorage } from './index.ts'
import { host } from './web.ts'

const read = async (key: string) => (await getStorage({ key })).data
const storedNames = async () => (await (await host.values()).names()).sort()

/** Random bytes, which no disk can compress. */
function bytes(size: number): Uint8Array {
  const made = new Uint8Array(size)
  for (let start = 0; start < size; start += 65_536) crypto.getRandomValues(made.subarray(start, start + 65_536))
  return made
}

const quota = (quotaSize?: number) =>
  devTools().send('Storage.overrideQuotaForOrigin', { origin: location.origin, quotaSize })

const large = bytes(4_000_000)

/**
 * Waits until Chromium has space for small values but not for large ones. Chromium estimates the space from data that may be 30
 * s old, unless the origin's data are cleared, and counts deleted values for some time.
 */
const untilSmall = () =>
  vi.waitFor(async () => {
    await devTools().send('Storage.clearDataForOrigin', { origin: location.origin, storageTypes: 'indexeddb' })
    await expect(setStorage({ key: 'probe', data: large })).rejects.toThrow()
    await setStorage({ key: 'probe', data: bytes(100_000) })
  }, 30_000)

beforeEach(async () => {
  onTestFinished(async () => {
    await quota()
  })
  await quota(1_000_000)
  await untilSmall()
  await clearStorage()
}, 60_000)
afterEach(async () => {
  await clearStorage()
  await (await host.values()).remove(['probe'])
})

test('a text that is too long for both storages is rejected, and the old one is kept', async () => {
  await setStorage({ key: 'a', data: 'before' })
  // `localStorage` accepts five million characters, whatever the quota.
  const long = new TextDecoder('utf-16').decode(bytes(12_000_000))
  await expect(setStorage({ key: 'a', data: long })).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'setStorage:fail the storage is full',
  })
  expect(await read('a')).toBe('before')
})

test('if the browser has no space for a value, the call rejects and the old value is kept', async () => {
  const [before, other] = [bytes(1_000), bytes(1_000)]
  await setStorage({ key: 'a', data: before })
  await setStorage({ key: 'other', data: other })
  const names = await storedNames()
  const listener = vi.fn()
  onTestFinished(onStorageChange(listener))

  for (const key of ['a', 'new']) {
    const error = await setStorage({ key, data: large }).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'failed', errMsg: 'setStorage:fail the storage is full' })
    expect(error).toHaveProperty('cause.cause.name', 'QuotaExceededError')
  }
  expect([await read('a'), await read('other')]).toEqual([before, other])
  await expect(read('new')).rejects.toMatchObject({ code: 'not-found' })
  expect((await getStorageInfo()).keys.sort()).toEqual(['a', 'other'])
  expect(await storedNames()).toEqual(names)
  expect(listener).not.toHaveBeenCalled()

  await quota()
  // Waits until Chromium itself has space for the value.
  await vi.waitFor(async () => (await host.values()).set('probe', large))
  await setStorage({ key: 'a', data: large })
  expect(await read('a')).toEqual(large)
})
