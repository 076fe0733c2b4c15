import { fileName } from '../temp-file/fileName.ts'
import { readFile } from '../temp-file/readFile.ts'
import type { SaveFileToDeviceHost } from './host.ts'
import { shareNatively } from './shareNatively.ts'

/** Shows the system's share sheet, because a web view cannot download files. */
export const host: SaveFileToDeviceHost = {
  async save(path, name, signal) {
    const file = await readFile(path, signal)
    await shareNatively(file, fileName(path, file, name), signal)
  },
}
