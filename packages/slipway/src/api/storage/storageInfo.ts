import type { Contents } from './keyedStore.ts'
import type { StorageInfo } from './storage.ts'

const bytesPerKb = 1_024

/** The limit of browsers for the texts of an origin: five million characters, with two bytes each. */
const textLimitKb = 10_240

/** Converts the contents of a store to KB. */
export function storageInfo({ keys, bytes }: Contents, quota: number | undefined): StorageInfo {
  return {
    keys,
    currentSize: Math.ceil(bytes / bytesPerKb),
    limitSize: quota === undefined ? textLimitKb : Math.floor(quota / bytesPerKb),
  }
}
