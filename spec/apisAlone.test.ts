import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '../scripts/lib/findFiles.ts'
import { readText } from '../scripts/lib/readText.ts'
import { packageFolder } from '../scripts/lib/root.ts'
import { valueNames } from '../scripts/lib/valueNames.ts'
import { importsOf } from './floors/importsOf.ts'
import { targetOf } from './floors/target.ts'

/* Importing one API brings no other. What comes later, by `import('…')`, is not brought. */

const src = 'packages/slipway/src'

/** What one cannot be without, and may not wait for. */
const brings: Readonly<Record<string, readonly string[]>> = {
  // It says with a toast that it copied. As a chunk of its own the toast would cost every app 250 bytes, those without it too.
  clipboard: ['toast'],
  // The viewer is a page, which it opens.
  'preview-image': ['navigation'],
  // Where there is no sharing it copies, within the same gesture.
  share: ['clipboard', 'toast'],
  // It tells at once which theme is seen.
  'system-info': ['theme'],
}

const folders = findFiles([`${src}/api/*/index.ts`]).map((index) => index.split('/').at(-2) ?? '')
const namesIn = (path: string) => valueNames({ name: path, source: `${src}/${path}` })

/** The files that come with one, those of the web among hosts. */
function filesWith(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path) || !existsSync(join(packageFolder, 'src', path))) return found
  found.add(path)
  for (const { specifier, typeOnly, lazy } of importsOf(path, readText(`${src}/${path}`))) {
    if (typeOnly || lazy) continue
    const target = targetOf(path, specifier)
    if (target.kind === 'host') filesWith(`api/${specifier.slice('#host/'.length)}/web.ts`, found)
    if (target.kind === 'file') filesWith(target.path, found)
  }
  return found
}

test.each(folders)('%s brings no other API', (folder) => {
  const others = [...filesWith(`api/${folder}/index.ts`)].flatMap((path) => {
    const [, other = ''] = /^api\/([^/]+)\/.+\.ts$/.exec(path) ?? []
    if (other === folder || !folders.includes(other)) return []
    const own = namesIn(`api/${other}/index.ts`)
    return namesIn(path).some((name) => own.includes(name)) ? [other] : []
  })
  expect([...new Set(others)].sort()).toEqual(brings[folder] ?? [])
})
