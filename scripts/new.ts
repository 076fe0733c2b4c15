import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/root.ts'
import { runScript } from './lib/run.ts'
import { tidy } from './lib/tidy.ts'
import { apiFiles } from './new/api.ts'
import { componentFiles } from './new/component.ts'
import { type Names, namesOf } from './new/names.ts'
import { screenFiles } from './new/screen.ts'

interface Kind {
  /** Where in the package's `src` its folders are. */
  readonly floor: string
  files(names: Names): Readonly<Record<string, string>>
  /** What to do with them. */
  readonly next: string
}

const next = 'its first test fails: make it true'

const kinds: Readonly<Record<string, Kind>> = {
  component: {
    floor: 'components',
    files: componentFiles,
    next: 'its tests pass: make it what it is for, and keep them true',
  },
  api: { floor: 'api', files: apiFiles, next },
  screen: { floor: 'screens', files: screenFiles, next },
}

/** `npm run new component volume-meter`: writes the folder of a component, which works, or of an api or a screen, with a first failing test. */
export async function main([kindName = '', name = '']: readonly string[]): Promise<number> {
  const kind = kinds[kindName]
  const names = namesOf(name)
  if (!kind || !names) {
    console.log(`Usage: npm run new <${Object.keys(kinds).join('|')}> <kebab-case-name>`)
    return 1
  }
  const folder = `packages/slipway/src/${kind.floor}/${names.kebab}`
  if (existsSync(join(root, folder))) {
    console.log(`${folder} is there already.`)
    return 1
  }
  mkdirSync(join(root, folder), { recursive: true })
  for (const [file, text] of Object.entries(kind.files(names))) {
    const path = `${folder}/${file}`
    writeFileSync(join(root, path), await tidy(path, text))
    console.log(`wrote ${path}`)
  }
  const { code } = await runScript('gen', [], { show: true })
  console.log(`Next: npm test ${names.kebab} (${kind.next}).`)
  return code
}
