import { download } from '../save-file/download.ts'
import { readFile } from '../temp-file/readFile.ts'
import type { SaveImageHost } from './host.ts'

/** The browser's downloads. */
export const host: SaveImageHost = {
  read: readFile,
  async save(image, name) {
    download(image, name)
  },
}
