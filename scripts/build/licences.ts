import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The licence of a package that is bundled into ours. */
export interface Licence {
  /** `idb-keyval 6.3.0` */
  readonly name: string
  /** The licence in the package's manifest, such as `MIT`. */
  readonly expression: string
  /** Texts that must be distributed with our package, copied from the package. */
  readonly texts: readonly string[]
}

/** The licences of the packages that contain these modules, without duplicates, sorted by name. Modules outside packages are ignored. */
export function licencesOf(modules: Iterable<string>): Licence[] {
  const folders = new Set([...modules].flatMap((path) => folderOfPackage.exec(path)?.[0] ?? []))
  return [...folders].map(licenceOf).toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** The reason why a package with this licence cannot be bundled; `undefined` if it can. */
export function licenceProblem({ name, expression, texts }: Licence): string | undefined {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ')
  if (!choices.some((choice) => permissive.has(choice))) return `${name} has no permissive licence: ${expression}.`
  return texts.length > 0 ? undefined : `${name} contains no text of its licence, which must be distributed with it.`
}

/** All licences as one readable text. */
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
  // Some packages contain only the notice, but the licence requires its full text.
  const isNotice = license === 'Apache-2.0' && !texts.some((text) => text.includes('TERMS AND CONDITIONS'))
  if (texts.length > 0 && isNotice) texts.push(readLicence(join(import.meta.dirname, 'texts', 'Apache-2.0.txt')))
  return { name: `${name} ${version}`, expression: license, texts }
}

const readLicence = (path: string) => readFileSync(path, 'utf8').replaceAll(/^\n+|\s+$/g, '')
