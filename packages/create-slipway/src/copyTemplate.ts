import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The apps to start from: one page; a small app with tabs, a list and a form; a real app with a server. */
export const templates = ['minimal', 'starter', 'example'] as const

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

/** Folders of the starter that the other apps replace. */
const ofStarter = ['src', 'public']

/** Folders of the files that an app has beside those of the starter, or in place of them. The build copies `example` from `apps/`. */
const own: Readonly<Record<Template, string | undefined>> = {
  minimal: 'minimal',
  starter: undefined,
  example: 'example',
}

/** Copies a template into a folder. Creates the folder if it does not exist. */
export function copyTemplate(folder: string, { name, template, version }: App): void {
  const replacement = own[template]
  const starter = folderOf('template')
  const isCopied = (path: string) =>
    !leftOut.includes(basename(path)) &&
    !(replacement && dirname(path) === starter && ofStarter.includes(basename(path)))
  cpSync(starter, folder, { recursive: true, filter: isCopied })
  if (replacement) cpSync(folderOf(replacement), folder, { recursive: true })
  // npm never packs a file of this name.
  renameSync(join(folder, '_gitignore'), join(folder, '.gitignore'))

  const manifestPath = join(folder, 'package.json')
  const manifest: { dependencies: object } = JSON.parse(readFileSync(manifestPath, 'utf8'))
  const dependencies = { ...manifest.dependencies, slipway: `^${version}` }
  writeFileSync(manifestPath, `${JSON.stringify({ ...manifest, name, dependencies }, null, 2)}\n`)

  const readmePath = join(folder, 'README.md')
  writeFileSync(readmePath, readFileSync(readmePath, 'utf8').replace(/^# .*/, `# ${name}`))
}
