import { readFile } from '../temp-file/readFile.ts'
import type { FileInfoHost } from './host.ts'

/** Files of the app, of the browser and of servers. */
export const host: FileInfoHost = { read: readFile }
