import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The apps to start from: one page, or a small app with tabs, a list, a form and a server. */
export const templates = ['minimal', 'example'] as const

export type Template = (typeof templates)[number]

/** Options of `copyTemplate`. */
export interface App {
  readonly name: string
  readonly template: Template
  /** The version of Slipway that the app uses, or a later one without breaking changes. */
  readonly version: string
}

const folderOf = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))

/** Files that exist only while the template is developed. */
const leftOut = ['node_modules', 'dist']

/** What the minimal app does not share with the example. */
const ofExample = ['src', 'public']

/** Copies a template into a folder. Creates the folder if it does not exist. */
export function copyTemplate(folder: string, { name, template, version }: App): void {
  const isMinimal = template === 'minimal'
  const example = folderOf('template')
  const isCopied = (path: string) =>
    !leftOut.includes(basename(path)) && !(isMinimal && dirname(path) === example && ofExample.includes(basename(path)))
  cpSync(example, folder, { recursive: true, filter: isCopied })
  if (isMinimal) cpSync(folderOf('minimal'), folder, { recursive: true })
  // npm never packs a file of this name.
  renameSync(join(folder, '_gitignore'), join(folder, '.gitignore'))

  const manifestPath = join(folder, 'package.json')
  const manifest: { dependencies: object } = JSON.parse(readFileSync(manifestPath, 'utf8'))
  const dependencies = { ...manifest.dependencies, slipway: `^${version}` }
  writeFileSync(manifestPath, `${JSON.stringify({ ...manifest, name, dependencies }, null, 2)}\n`)

  const readmePath = join(folder, 'README.md')
  writeFileSync(readmePath, readFileSync(readmePath, 'utf8').replace(/^# .*/, `# ${name}`))
}
