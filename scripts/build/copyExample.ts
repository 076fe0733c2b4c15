import { cpSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../lib/root.ts'
import type { Problems } from '../lib/step.ts'

/** Files that exist only while the app is developed here. */
const leftOut = ['node_modules', 'dist', '.vite']

/** Copies `apps/field-service` into the package `create-slipway`, as its template `example`. */
export function copyExample(): Problems {
  const target = join(root, 'packages/create-slipway/example')
  rmSync(target, { recursive: true, force: true })
  cpSync(join(root, 'apps/field-service'), target, {
    recursive: true,
    filter: (path) => !leftOut.includes(basename(path)),
  })
  return []
}
