import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/root.ts'
import { runScript } from './lib/run.ts'
import { tidy } from './lib/tidy.ts'
import { apiFiles } from './new/api.ts'
import { componentFiles, componentRecord } from './new/component.ts'
import { type Names, namesOf } from './new/names.ts'
import { screenFiles } from './new/screen.ts'

interface Kind {
  /** The folder in the package's `src` that contains all folders of this kind. */
  readonly floor: string
  files(names: Names): Readonly<Record<string, string>>
  /** Files outside the new folder, by their paths from the repository's folder. */
  elsewhere?(names: Names): Readonly<Record<string, string>>
  /** The next step, which the command prints. */
  next(kebab: string): string
}

const next = (kebab: string) => `npm test ${kebab} (the first test fails: make it pass)`

const kinds: Readonly<Record<string, Kind>> = {
  component: {
    floor: 'components',
    files: componentFiles,
    elsewhere: componentRecord,
    next: (kebab) =>
      `npm test ${kebab} spoken (all tests pass: write your component and keep them passing), ` +
      `then npm run test:visual -- --update -t ${kebab} to record its pictures`,
  },
  api: { floor: 'api', files: apiFiles, next },
  screen: { floor: 'screens', files: screenFiles, next },
}

/**
 * `npm run new component volume-meter`: writes the folder of a new component, which works. `npm run new api …` and
 * `npm run new screen …` write a folder with a first failing test.
 */
export async function main([kindName = '', name = '']: readonly string[]): Promise<number> {
  const kind = kinds[kindName]
  const names = namesOf(name)
  if (!kind || !names) {
    console.log(`Usage: npm run new <${Object.keys(kinds).join('|')}> <kebab-case-name>`)
    return 1
  }
  const folder = `packages/slipway/src/${kind.floor}/${names.kebab}`
  if (existsSync(join(root, folder))) {
    console.log(`${folder} already exists.`)
    return 1
  }
  mkdirSync(join(root, folder), { recursive: true })
  const inFolder = Object.entries(kind.files(names)).map(([file, text]) => [`${folder}/${file}`, text] as const)
  for (const [path, text] of [...inFolder, ...Object.entries(kind.elsewhere?.(names) ?? {})]) {
    writeFileSync(join(root, path), await tidy(path, text))
    console.log(`wrote ${path}`)
  }
  const { code } = await runScript('gen', [], { show: true })
  console.log(`Next: ${kind.next(names.kebab)}.`)
  return code
}
