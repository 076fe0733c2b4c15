import type { Contents } from './keyedStore.ts'
import type { StorageInfo } from './storage.ts'

const bytesPerKb = 1_024

/** What browsers give to the texts of an origin: five million characters. */
const textLimitKb = 10_240

/** The contents of a store in the units of the mini-program world. */
export function storageInfo({ keys, bytes }: Contents, quota: number | undefined): StorageInfo {
  return {
    keys,
    currentSize: Math.ceil(bytes / bytesPerKb),
    limitSize: quota === undefined ? textLimitKb : Math.floor(quota / bytesPerKb),
  }
}
