import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** Reads the text of a file, by its path from the repository's folder. */
export const readText = (path: string): string => readFileSync(join(root, path), 'utf8')
