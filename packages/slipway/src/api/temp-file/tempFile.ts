import { createObjectUrl } from '../../base/objectUrls.ts'

/** A file with a path: what `uploadFile`, `getImageInfo` and their like take. It is a real `File`, which a form takes too. */
export interface TempFile extends File {
  /** Its address (`blob:…`), for as long as the document lives or until `releaseTempFile`. */
  readonly path: string
}

/** Gives a file a path. One that the user chose is on the disk. */
export function toTempFile(file: File, onDisk: boolean): TempFile {
  return Object.assign(file, { path: createObjectUrl(file, onDisk) })
}
