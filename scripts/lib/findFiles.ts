import { globSync } from 'node:fs'
import { sep } from 'node:path'
import { root } from './root.ts'

const leftOut = new Set(['node_modules', 'dist', '.git', '.cache', 'test-results'])

/** The files that match any of the patterns, sorted, with `/` as separator. Installed packages and build output are left out. */
export function findFiles(patterns: readonly string[], folder: string = root): string[] {
  const found = globSync(patterns, { cwd: folder, exclude: (path) => leftOut.has(lastPart(path)) })
  return found.map((path) => path.split(sep).join('/')).sort()
}

const lastPart = (path: string) => path.split(sep).at(-1) ?? ''
