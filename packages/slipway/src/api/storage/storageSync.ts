import { host as platformHost } from '#host/storage'
import { callNow } from '../../base/call/callNow.ts'
import { checkText } from '../../base/call/checkValue.ts'
import type { StorageHost } from './host.ts'
import type { StorageInfo } from './storage.ts'
import { storageInfo } from './storageInfo.ts'
import { storeOf } from './stores.ts'
import type { StorageData, StorageKey } from './types.ts'

/**
 * Stores a value under a key synchronously and replaces the previous one. Accepts values that can be written as text without
 * loss: JSON, and within it `undefined`, `NaN`, infinities, `-0`, BigInt, Date, Map and Set. Use `setStorage` for other values.
 *
 * @throws {ApiError} `invalid-argument` when `key` is empty or not a string, or `data` has no lossless text; `failed` when the
 * storage is full; `denied` when the browser forbids storage; `unavailable` on platforms without storage.
 * @platform web, capacitor
 *
 * @example
 * setStorageSync('user', { id: 7, name: 'Ada', since: new Date() })
 *
 * Source: specification, section 5.
 */
export function setStorageSync<Key extends StorageKey>(
  key: Key,
  data: StorageData<Key>,
  host: StorageHost = platformHost,
): void {
  callNow('setStorageSync', () => {
    checkText('setStorageSync', 'key', key)
    storeOf(host).setNow(key, data)
  })
}

/**
 * Reads the value of a key synchronously; returns `''` if the key does not exist, as mini-programs do.
 *
 * @throws {ApiError} `unavailable` on platforms without storage, and for a value that only `getStorage` can read: one stored by
 * `setStorage` that is binary or more than 100,000 characters long; `invalid-argument` when `key` is empty or not a string;
 * `denied` when the browser forbids storage.
 * @platform web, capacitor
 *
 * @example
 * getStorageSync('user') // { id: 7, name: 'Ada', since: Date }
 * getStorageSync('unknown') // ''
 */
export function getStorageSync<Key extends StorageKey>(
  key: Key,
  host: StorageHost = platformHost,
): StorageData<Key> | '' {
  return callNow('getStorageSync', () => {
    checkText('getStorageSync', 'key', key)
    const found = storeOf(host).getNow(key)
    return found ? (found.data as StorageData<Key>) : ''
  })
}

/**
 * Removes a key and its value synchronously. Ignored if the key does not exist.
 *
 * @throws {ApiError} `invalid-argument` when `key` is empty or not a string; `denied` when the browser forbids storage;
 * `unavailable` on platforms without storage.
 * @platform web, capacitor
 *
 * @example
 * removeStorageSync('user')
 */
export function removeStorageSync(key: StorageKey, host: StorageHost = platformHost): void {
  callNow('removeStorageSync', () => {
    checkText('removeStorageSync', 'key', key)
    void storeOf(host).remove(key)
  })
}

/**
 * Removes all keys of the app synchronously. Keeps the data of other apps on the origin.
 *
 * @throws {ApiError} `denied` when the browser forbids storage; `unavailable` on platforms without storage.
 * @platform web, capacitor
 *
 * @example
 * clearStorageSync()
 */
export function clearStorageSync(_options?: object, host: StorageHost = platformHost): void {
  callNow('clearStorageSync', () => void storeOf(host).clear())
}

/**
 * Returns the keys of the app and their size synchronously. `limitSize` is the browsers' limit for texts, 10,240 KB; only
 * `getStorageInfo` can return the limit for large values.
 *
 * @throws {ApiError} `denied` when the browser forbids storage; `unavailable` on platforms without storage.
 * @platform web, capacitor
 *
 * @example
 * getStorageInfoSync() // { keys: ['user'], currentSize: 1, limitSize: 10240 }
 */
export function getStorageInfoSync(_options?: object, host: StorageHost = platformHost): StorageInfo {
  return callNow('getStorageInfoSync', () => storageInfo(storeOf(host).contents(), undefined))
}
