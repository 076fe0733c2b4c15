import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The licence of a package that is part of ours. */
export interface Licence {
  /** `idb-keyval 6.3.0` */
  readonly name: string
  /** As its manifest names it, such as `MIT`. */
  readonly expression: string
  /** What has to go along, as the package brings it. */
  readonly texts: readonly string[]
}

/** The licences of the packages that modules come from, each once, by name. A module of no package has none. */
export function licencesOf(modules: Iterable<string>): Licence[] {
  const folders = new Set([...modules].flatMap((path) => folderOfPackage.exec(path)?.[0] ?? []))
  return [...folders].map(licenceOf).toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Why a package with this licence cannot be part of ours, if it cannot. */
export function licenceProblem({ name, expression, texts }: Licence): string | undefined {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ')
  if (!choices.some((choice) => permissive.has(choice))) return `${name} has no permissive licence: ${expression}.`
  return texts.length > 0 ? undefined : `${name} brings no text of its licence, which has to go along.`
}

/** The licences as one text for people. */
export function licenceList(licences: readonly Licence[]): string {
  const parts = licences.map(({ name, expression, texts }) => [`${name} (${expression})`, ...texts].join('\n\n'))
  return `This package holds parts of the following.\n\n${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

const permissive = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'])

const folderOfPackage = /^.*\/node_modules\/(@[^/]+\/)?[^/]+(?=\/)/

function licenceOf(folder: string): Licence {
  const { name, version, license = 'unknown' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
  const texts = files.toSorted().map((file) => readLicence(join(folder, file)))
  // Some bring the notice alone, and the licence asks for its whole text.
  const isNotice = license === 'Apache-2.0' && !texts.some((text) => text.includes('TERMS AND CONDITIONS'))
  if (texts.length > 0 && isNotice) texts.push(readLicence(join(import.meta.dirname, 'texts', 'Apache-2.0.txt')))
  return { name: `${name} ${version}`, expression: license, texts }
}

const readLicence = (path: string) => readFileSync(path, 'utf8').replaceAll(/^\n+|\s+$/g, '')
