export type { StorageHost, TextStorage, ValueStorage } from './host.ts'
export type { StorageChange } from './keyChanges.ts'
export type {
  GetStorageResult,
  SetStorageOptions,
  StorageGroupOptions,
  StorageInfo,
  StorageKeyOptions,
} from './storage.ts'
export {
  clearStorage,
  getStorage,
  getStorageInfo,
  onStorageChange,
  removeStorage,
  setStorage,
  setStorageGroup,
} from './storage.ts'
export {
  clearStorageSync,
  getStorageInfoSync,
  getStorageSync,
  removeStorageSync,
  setStorageSync,
} from './storageSync.ts'
export type { StorageData, StorageKey } from './types.ts'
