import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findFiles } from '../lib/findFiles.ts'
import { packageFolder } from '../lib/root.ts'
import type { Problems } from '../lib/step.ts'
import { publishedDeclaration, withoutStyles } from './emitted.ts'

const dist = join(packageFolder, 'dist')

/** Puts the style sheets beside the scripts that import them. */
export function copyStyles(): Problems {
  for (const path of findFiles(['**/*.css'], join(packageFolder, 'src'))) {
    cpSync(join(packageFolder, 'src', path), join(dist, path))
  }
  return []
}

/** Makes of what the compiler emitted what is published: declarations, and the tree for Node. */
export function finishDist(): Problems {
  for (const path of findFiles(['**/*.d.ts'], dist)) rewrite(path, path, publishedDeclaration)

  const modules = findFiles(['**/*.js'], dist).filter((path) => !/^(vite|cli)\//.test(path))
  for (const path of modules) rewrite(path, `node/${path}`, withoutStyles)
  // The app's bundler knows nothing of our files' addresses, and old ones stop at the word.
  const withMeta = modules.filter((path) => readFileSync(join(dist, path), 'utf8').includes('import.meta'))
  return withMeta.map((path) => `dist/${path} uses import.meta, which code for browsers must do without.`)
}

/** Every module is in the tree for Node, so what exists once in an app exists once there. */
function rewrite(from: string, to: string, change: (text: string) => string): void {
  mkdirSync(dirname(join(dist, to)), { recursive: true })
  writeFileSync(join(dist, to), change(readFileSync(join(dist, from), 'utf8')))
}
