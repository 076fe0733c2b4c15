import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What makes one app differ from another. */
export interface App {
  readonly name: string
  /** The version of Slipway that it uses, or a later one without breaking changes. */
  readonly version: string
}

const template = fileURLToPath(new URL('../template', import.meta.url))
/** What the template holds only while it is developed. */
const leftOut = ['node_modules', 'dist']

/** Copies the template into a folder, which is made if it is not there. */
export function copyTemplate(folder: string, { name, version }: App): void {
  cpSync(template, folder, { recursive: true, filter: (path) => !leftOut.includes(basename(path)) })
  // npm never packs a file of this name.
  renameSync(join(folder, '_gitignore'), join(folder, '.gitignore'))

  const manifestPath = join(folder, 'package.json')
  const manifest: { dependencies: object } = JSON.parse(readFileSync(manifestPath, 'utf8'))
  const dependencies = { ...manifest.dependencies, slipway: `^${version}` }
  writeFileSync(manifestPath, `${JSON.stringify({ ...manifest, name, dependencies }, null, 2)}\n`)

  const readmePath = join(folder, 'README.md')
  writeFileSync(readmePath, readFileSync(readmePath, 'utf8').replace(/^# .*/, `# ${name}`))
}
