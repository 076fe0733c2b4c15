import { download } from '../save-file-to-device/download.ts'
import { readFile } from '../temp-file/readFile.ts'
import type { SaveImageHost } from './host.ts'

/** Downloads the image in the browser. */
export const host: SaveImageHost = {
  read: readFile,
  async save(image, name) {
    download(image, name)
  },
}
