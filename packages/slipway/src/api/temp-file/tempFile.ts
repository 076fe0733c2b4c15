import { createObjectUrl } from '../../base/objectUrls.ts'

/**
 * A file with a path, which `uploadFile`, `getImageInfo` and similar functions accept. It is a real `File`, so forms accept it
 * as well.
 */
export interface TempFile extends File {
  /** The file's address (`blob:…`), valid as long as the document exists or until `releaseTempFile`. */
  readonly path: string
}

/** Adds a path to a file. `onDisk` is true for a file that the user chose. */
export function toTempFile(file: File, onDisk: boolean): TempFile {
  return Object.assign(file, { path: createObjectUrl(file, onDisk) })
}
