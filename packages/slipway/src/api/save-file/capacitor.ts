import { fileName } from '../temp-file/fileName.ts'
import { readFile } from '../temp-file/readFile.ts'
import type { SaveFileHost } from './host.ts'
import { shareNatively } from './shareNatively.ts'

/** The system's sheet: a web view downloads nothing. */
export const host: SaveFileHost = {
  async save(path, name, signal) {
    const file = await readFile(path, signal)
    await shareNatively(file, fileName(path, file, name), signal)
  },
}
