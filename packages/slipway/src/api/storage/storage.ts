import { host as platformHost } from '#host/storage'
import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkFunction } from '../../base/call/check.ts'
import { checkText } from '../../base/call/checkValue.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import { chooseGroup } from '../../base/storedName.ts'
import type { StorageHost } from './host.ts'
import type { StorageChange } from './keyChanges.ts'
import { storageInfo } from './storageInfo.ts'
import { storeOf } from './stores.ts'
import type { StorageData, StorageKey } from './types.ts'

/** Options of `setStorage`. */
export interface SetStorageOptions<Key extends StorageKey = StorageKey> {
  /** Any text except the empty one. */
  readonly key: Key
  /** Any value that can be cloned: data, dates, maps, bytes, files. */
  readonly data: StorageData<Key>
}

/** Options of `getStorage` and `removeStorage`. */
export interface StorageKeyOptions<Key extends StorageKey = StorageKey> {
  readonly key: Key
}

/** Result of `getStorage`. */
export interface GetStorageResult<Key extends StorageKey = StorageKey> {
  /** A copy of the stored value, made for this call. */
  readonly data: StorageData<Key>
}

/** Result of `getStorageInfo`: the contents of the app's storage. */
export interface StorageInfo {
  /** The keys, in no particular order. */
  readonly keys: string[]
  /** Size in KB (1024 bytes), rounded up: two bytes for each character, plus the approximate size of files and bytes. */
  readonly currentSize: number
  /** Limit in KB for all apps of the origin together, as the browser estimates it. */
  readonly limitSize: number
}

/** Options of `setStorageGroup`. */
export interface StorageGroupOptions {
  /** Path that the app is served from (`/`, `/shop/`), or any other text that no other app of the origin uses. */
  readonly group: string
}

/**
 * Stores a value under a key and replaces the previous one.
 *
 * When the promise resolves, the value is available in all tabs of the app, and it is kept until it is removed. Calls on a key
 * take effect in the order in which they are made, awaited or not. A call that fails has not changed the value.
 *
 * @throws {ApiError} `invalid-argument` when `key` is empty or not a string, or when `data` is missing or cannot be cloned (such
 * as a function); `failed` when the storage is full; `denied` when the browser forbids storage; `unavailable` on platforms
 * without storage.
 * @platform web, capacitor
 *
 * @example
 * await setStorage({ key: 'draft', data: { text: 'Hello', photo: file, savedAt: new Date() } })
 *
 * Source: specification, section 5.
 */
export function setStorage<Key extends StorageKey>(
  options: SetStorageOptions<Key>,
  host: StorageHost = platformHost,
): Promise<void> {
  return callApi('setStorage', options, (given) => {
    checkText('setStorage', 'key', given.key)
    // `undefined` is a value; a misspelt field is an error.
    if (!('data' in given)) throw new ApiError('setStorage', 'invalid-argument', 'data is missing')
    return storeOf(host).set(given.key, given.data)
  })
}

/**
 * Reads the value of a key. Waits for a value that is being written.
 *
 * @throws {ApiError} `not-found` when the key does not exist; `invalid-argument` when `key` is empty or not a string; `denied`
 * when the browser forbids storage; `unavailable` on platforms without storage.
 * @platform web, capacitor
 *
 * @example
 * const { data } = await getStorage({ key: 'draft' }) // { text: 'Hello', photo: File, savedAt: Date }
 */
export function getStorage<Key extends StorageKey>(
  options: StorageKeyOptions<Key>,
  host: StorageHost = platformHost,
): Promise<GetStorageResult<Key>> {
  return callApi('getStorage', options, async ({ key }) => {
    checkText('getStorage', 'key', key)
    return { data: (await storeOf(host).get(key)) as StorageData<Key> }
  })
}

/**
 * Removes a key and its value. Ignored if the key does not exist.
 *
 * @throws {ApiError} `invalid-argument` when `key` is empty or not a string; `denied` when the browser forbids storage;
 * `unavailable` on platforms without storage.
 * @platform web, capacitor
 *
 * @example
 * await removeStorage({ key: 'draft' })
 */
export function removeStorage(options: StorageKeyOptions, host: StorageHost = platformHost): Promise<void> {
  return callApi('removeStorage', options, ({ key }) => {
    checkText('removeStorage', 'key', key)
    return storeOf(host).remove(key)
  })
}

/**
 * Removes all keys of the app. Keeps the data of other apps on the origin, and that of the runtime itself, such as the language.
 *
 * @throws {ApiError} `denied` when the browser forbids storage; `unavailable` on platforms without storage.
 * @platform web, capacitor
 *
 * @example
 * await clearStorage()
 */
export function clearStorage(_options: object = {}, host: StorageHost = platformHost): Promise<void> {
  return callApi('clearStorage', _options, () => storeOf(host).clear())
}

/**
 * Resolves with the keys of the app, their size and the limit. Waits for values that are being written.
 *
 * @throws {ApiError} `denied` when the browser forbids storage; `unavailable` on platforms without storage.
 * @platform web, capacitor
 *
 * @example
 * await getStorageInfo() // { keys: ['draft'], currentSize: 812, limitSize: 10485760 }
 */
export function getStorageInfo(_options: object = {}, host: StorageHost = platformHost): Promise<StorageInfo> {
  return callApi('getStorageInfo', _options, async () => {
    const store = storeOf(host)
    await store.settled()
    return storageInfo(store.contents(), await host.quota())
  })
}

/**
 * Calls a listener when the value of a key was set or removed, in this tab or in another one. Clearing calls it once for each
 * key.
 *
 * @returns A function that removes the listener.
 * @throws {ApiError} `invalid-argument` when `listener` is not a function.
 * @platform web, capacitor
 *
 * @example
 * const stop = onStorageChange(({ key, type }) => {
 *   if (key === 'cart') showCart(type === 'set' ? getStorageSync('cart') : [])
 * })
 */
export function onStorageChange(
  listener: (change: StorageChange) => void,
  host: StorageHost = platformHost,
): Unsubscribe {
  checkFunction('onStorageChange', 'listener', listener)
  return storeOf(host).onChange(listener)
}

/**
 * Sets the group of the app's stored values before the app is mounted, for modules that use the storage while they are imported.
 * Everything that Slipway stores for the app belongs to the group: these values, drafts, page states, the login token, the theme
 * and the language. Apps of one origin with different groups do not see each other's values.
 *
 * Call it in a module that is imported before those modules. Without it, the group is `storageGroup` of the config, or else the
 * path that the app is served from; until the app is mounted, it is `/`.
 *
 * @throws {ApiError} `invalid-argument` when `group` is empty or not a string; `unavailable` when another group is already set.
 * @platform web, capacitor
 *
 * @example
 * void setStorageGroup({ group: '/shop/' })
 */
export function setStorageGroup(options: StorageGroupOptions): Promise<void> {
  return callApi('setStorageGroup', options, ({ group }) => {
    checkText('setStorageGroup', 'group', group)
    if (chooseGroup(group)) return
    throw new ApiError('setStorageGroup', 'unavailable', 'another group is already set')
  })
}
