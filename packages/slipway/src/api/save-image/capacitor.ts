import { shareNatively } from '../save-file/shareNatively.ts'
import { readFile } from '../temp-file/readFile.ts'
import type { SaveImageHost } from './host.ts'

/** The system's sheet: a web view downloads nothing, and no official plugin writes to the album. */
export const host: SaveImageHost = { read: readFile, save: shareNatively }
