import { host as platformHost } from '#host/storage'
import { callNow } from '../../base/call/callNow.ts'
import { checkText } from '../../base/call/checkValue.ts'
import type { StorageHost } from './host.ts'
import type { StorageInfo } from './storage.ts'
import { storageInfo } from './storageInfo.ts'
import { storeOf } from './stores.ts'
import type { StorageData, StorageKey } from './types.ts'

/**
 * Stores a value under a key at once, in place of the one before. It takes what has a text without loss: JSON, and in it
 * `undefined`, `NaN`, infinities, `-0`, BigInt, Date, Map and Set; for the rest there is `setStorage`.
 *
 * @throws {ApiError} `invalid-argument` when `key` is empty or no string, or `data` has no lossless text; `failed` when the storage
 * is full; `denied` where the browser forbids it; `unavailable` where there is none.
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
 * Reads the value of a key at once; `''` where there is none, as everywhere in the mini-program world.
 *
 * @throws {ApiError} `unavailable` when the value is one that only `getStorage` can read, as it is binary or more than 100,000
 * characters long and was stored by `setStorage`, or where there is no storage; `invalid-argument` when `key` is empty or no
 * string; `denied` where the browser forbids storage.
 * @platform web, capacitor
 *
 * @example
 * getStorageSync('user') // { id: 7, name: 'Ada', since: Date }
 * getStorageSync('nobody') // ''
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
 * Removes a key and its value at once. A key that is not there is no mistake.
 *
 * @throws {ApiError} `invalid-argument` when `key` is empty or no string; `denied` where the browser forbids storage; `unavailable`
 * where there is none.
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
 * Removes all keys of the app at once. What others keep on the origin stays.
 *
 * @throws {ApiError} `denied` where the browser forbids storage; `unavailable` where there is none.
 * @platform web, capacitor
 *
 * @example
 * clearStorageSync()
 */
export function clearStorageSync(host: StorageHost = platformHost): void {
  callNow('clearStorageSync', () => void storeOf(host).clear())
}

/**
 * Tells at once which keys the app has and how much they take. `limitSize` is what browsers give to texts, 10,240 KB: how much
 * there is for large values only `getStorageInfo` can tell.
 *
 * @throws {ApiError} `denied` where the browser forbids storage; `unavailable` where there is none.
 * @platform web, capacitor
 *
 * @example
 * getStorageInfoSync() // { keys: ['user'], currentSize: 1, limitSize: 10240 }
 */
export function getStorageInfoSync(host: StorageHost = platformHost): StorageInfo {
  return callNow('getStorageInfoSync', () => storageInfo(storeOf(host).contents(), undefined))
}
