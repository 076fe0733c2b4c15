import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '../scripts/lib/findFiles.ts'
import { readText } from '../scripts/lib/readText.ts'
import { packageFolder } from '../scripts/lib/root.ts'
import { valueNames } from '../scripts/lib/valueNames.ts'
import { importsOf } from './floors/importsOf.ts'
import { targetOf } from './floors/target.ts'

/* Importing an API must not load any other API. Dynamic imports do not count. */

const src = 'packages/slipway/src'

/** The APIs that an API needs immediately. */
const needed: Readonly<Record<string, readonly string[]>> = {
  // Shows a toast after copying. As a separate chunk, the toast would add 250 bytes to every app, even to apps without this API.
  clipboard: ['toast'],
  // Each opens a page with a map.
  'choose-location': ['navigation'],
  'open-location': ['navigation'],
  // Opens the viewer, which is a page.
  'preview-image': ['navigation'],
  // Copies to the clipboard on platforms without sharing, within the same user gesture.
  share: ['clipboard', 'toast'],
  // Returns the current theme synchronously.
  'system-info': ['theme'],
}

const folders = findFiles([`${src}/api/*/index.ts`]).map((index) => index.split('/').at(-2) ?? '')
const namesIn = (path: string) => valueNames({ name: path, source: `${src}/${path}` })

/** All files that are loaded with a file, with the hosts for the web. */
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

test.each(folders)('%s loads no other API', (folder) => {
  const others = [...filesWith(`api/${folder}/index.ts`)].flatMap((path) => {
    const [, other = ''] = /^api\/([^/]+)\/.+\.ts$/.exec(path) ?? []
    if (other === folder || !folders.includes(other)) return []
    const own = namesIn(`api/${other}/index.ts`)
    return namesIn(path).some((name) => own.includes(name)) ? [other] : []
  })
  expect([...new Set(others)].sort()).toEqual(needed[folder] ?? [])
})
