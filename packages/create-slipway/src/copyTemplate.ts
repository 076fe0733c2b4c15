import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The properties of a new app. */
export interface App {
  readonly name: string
  /** Minimum version of Slipway; later versions without breaking changes are accepted. */
  readonly version: string
}

const template = fileURLToPath(new URL('../template', import.meta.url))
/** Folders that exist only while the template is developed. */
const leftOut = ['node_modules', 'dist']

/** Copies the template into a folder, which is created if it does not exist. */
export function copyTemplate(folder: string, { name, version }: App): void {
  cpSync(template, folder, { recursive: true, filter: (path) => !leftOut.includes(basename(path)) })
  // npm does not pack files named `.gitignore`.
  renameSync(join(folder, '_gitignore'), join(folder, '.gitignore'))

  const manifestPath = join(folder, 'package.json')
  const manifest: { dependencies: object } = JSON.parse(readFileSync(manifestPath, 'utf8'))
  const dependencies = { ...manifest.dependencies, slipway: `^${version}` }
  writeFileSync(manifestPath, `${JSON.stringify({ ...manifest, name, dependencies }, null, 2)}\n`)

  const readmePath = join(folder, 'README.md')
  writeFileSync(readmePath, readFileSync(readmePath, 'utf8').replace(/^# .*/, `# ${name}`))
}
