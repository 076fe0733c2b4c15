import { readFile } from '../temp-file/readFile.ts'
import type { FileInfoHost } from './host.ts'

/** Reads temporary files, object URLs, data URLs and files on servers. */
export const host: FileInfoHost = { read: readFile }
