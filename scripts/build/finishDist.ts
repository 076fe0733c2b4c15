import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findFiles } from '../lib/findFiles.ts'
import { packageFolder } from '../lib/root.ts'
import type { Problems } from '../lib/step.ts'
import { publishedDeclaration, withoutStyles } from './emitted.ts'

const dist = join(packageFolder, 'dist')

/** Copies the style sheets next to the scripts that import them. */
export function copyStyles(): Problems {
  for (const path of findFiles(['**/*.css'], join(packageFolder, 'src'))) {
    cpSync(join(packageFolder, 'src', path), join(dist, path))
  }
  return []
}

/** Turns the compiler's output into the published files: rewrites the declarations, and writes the build for Node. */
export function finishDist(): Problems {
  for (const path of findFiles(['**/*.d.ts'], dist)) rewrite(path, path, publishedDeclaration)

  const modules = findFiles(['**/*.js'], dist).filter((path) => !/^(vite|cli)\//.test(path))
  for (const path of modules) {
    // The data of the atlas are large, and nothing but text.
    if (path.startsWith('atlas/data/')) rewrite(path, `node/${path}`, () => `export * from '../../../${path}';\n`)
    else rewrite(path, `node/${path}`, withoutStyles)
  }
  // `import.meta.url` has no use after the app's bundler has moved our code, and old bundlers fail at `import.meta`.
  const withMeta = modules.filter((path) => {
    const code = readFileSync(join(dist, path), 'utf8').replaceAll(startOfWorker, '')
    return code.includes('import.meta')
  })
  return withMeta.map((path) => `dist/${path} uses import.meta, which code for browsers must do without.`)
}

/** The form in which bundlers find a worker. */
const startOfWorker = /\bnew Worker\(new URL\('[^']+', import\.meta\.url\)/g

/** Writes a changed copy of a file. The build for Node contains every module, so that singletons exist once there, too. */
function rewrite(from: string, to: string, change: (text: string) => string): void {
  mkdirSync(dirname(join(dist, to)), { recursive: true })
  writeFileSync(join(dist, to), change(readFileSync(join(dist, from), 'utf8')))
}
