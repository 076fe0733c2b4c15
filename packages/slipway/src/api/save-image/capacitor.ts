import { shareNatively } from '../save-file-to-device/shareNatively.ts'
import { readFile } from '../temp-file/readFile.ts'
import type { SaveImageHost } from './host.ts'

/** Shows the system's share sheet: a web view cannot download files, and no official plugin writes to the album. */
export const host: SaveImageHost = { read: readFile, save: shareNatively }
