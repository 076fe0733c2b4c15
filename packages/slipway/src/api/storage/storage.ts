import { host as platformHost } from '#host/storage'
import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkFunction } from '../../base/call/check.ts'
import { checkText } from '../../base/call/checkValue.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import { chooseGroup } from '../../base/storedName.ts'
import type { StorageHost } from './host.ts'
import type { StorageChange } from './keyedStore.ts'
import { storageInfo } from './storageInfo.ts'
import { storeOf } from './stores.ts'
import type { StorageData, StorageKey } from './types.ts'

/** What `setStorage` stores. */
export interface SetStorageOptions<Key extends StorageKey = StorageKey> {
  /** Any text but the empty one. */
  readonly key: Key
  /** Any value that can be cloned: data, dates, maps, bytes, files. */
  readonly data: StorageData<Key>
}

/** Which value is meant. */
export interface StorageKeyOptions<Key extends StorageKey = StorageKey> {
  readonly key: Key
}

/** What `getStorage` answers. */
export interface GetStorageResult<Key extends StorageKey = StorageKey> {
  /** An equal value to the one that was stored, made for this call. */
  readonly data: StorageData<Key>
}

/** What this app has stored. */
export interface StorageInfo {
  /** In no certain order. */
  readonly keys: string[]
  /** What it takes, in KB (1024 bytes), rounded up: two bytes for each character, and about as many as files and bytes have. */
  readonly currentSize: number
  /** What may be stored, in KB: by all apps of the origin together, and as the browser estimates it. */
  readonly limitSize: number
}

/** Options of `setStorageGroup`. */
export interface StorageGroupOptions {
  /** Path that the app is served from (`/`, `/shop/`), or any other text that no other app of the origin uses. */
  readonly group: string
}

/**
 * Stores a value under a key, in place of the one before.
 *
 * When the promise resolves the value is there for all tabs of the app, and it stays until it is removed. Calls on a key take effect
 * in the order in which they are made, awaited or not. What fails has changed nothing.
 *
 * @throws {ApiError} `invalid-argument` when `key` is empty or no string, `data` is missing, or cannot be cloned, as functions
 * cannot; `failed` when the storage is full; `denied` where the browser forbids it; `unavailable` where there is none.
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
    // `undefined` is a value; a misspelt field is a mistake.
    if (!('data' in given)) throw new ApiError('setStorage', 'invalid-argument', 'data is missing')
    return storeOf(host).set(given.key, given.data)
  })
}

/**
 * Reads the value of a key. One that is being written is waited for.
 *
 * @throws {ApiError} `not-found` when nothing is stored under the key; `invalid-argument` when `key` is empty or no string;
 * `denied` where the browser forbids storage; `unavailable` where there is none.
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
 * Removes a key and its value. A key that is not there is no mistake.
 *
 * @throws {ApiError} `invalid-argument` when `key` is empty or no string; `denied` where the browser forbids storage; `unavailable`
 * where there is none.
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
 * Removes all keys of the app. What others keep on the origin, and what the runtime itself keeps, such as the language, stays.
 *
 * @throws {ApiError} `denied` where the browser forbids storage; `unavailable` where there is none.
 * @platform web, capacitor
 *
 * @example
 * await clearStorage()
 */
export function clearStorage(host: StorageHost = platformHost): Promise<void> {
  return callApi('clearStorage', {}, () => storeOf(host).clear())
}

/**
 * Tells which keys the app has and how much they take. What is being written is waited for.
 *
 * @throws {ApiError} `denied` where the browser forbids storage; `unavailable` where there is none.
 * @platform web, capacitor
 *
 * @example
 * await getStorageInfo() // { keys: ['draft'], currentSize: 812, limitSize: 10485760 }
 */
export function getStorageInfo(host: StorageHost = platformHost): Promise<StorageInfo> {
  return callApi('getStorageInfo', {}, async () => {
    const store = storeOf(host)
    await store.settled()
    return storageInfo(store.contents(), await host.quota())
  })
}

/**
 * Calls a listener when a key has got another value or was removed, by this tab or by another one. Clearing is told key by key.
 *
 * @returns What stops it.
 * @throws {ApiError} `invalid-argument` when `listener` is no function.
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
 * and the language. Apps of one origin with different groups do not see each other's.
 *
 * Call it in a module that is imported before those. Without it, the group is `storageGroup` of the config, or else the path that
 * the app is served from; until the app is mounted, it is `/`.
 *
 * @throws {ApiError} `invalid-argument` when `group` is empty or no string; `unavailable` when the group is another one already.
 * @platform web, capacitor
 *
 * @example
 * void setStorageGroup({ group: '/shop/' })
 */
export function setStorageGroup(options: StorageGroupOptions): Promise<void> {
  return callApi('setStorageGroup', options, ({ group }) => {
    checkText('setStorageGroup', 'group', group)
    if (chooseGroup(group)) return
    throw new ApiError('setStorageGroup', 'unavailable', 'the group is another one already')
  })
}
