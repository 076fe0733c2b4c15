import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { atlasModules } from './gen/atlas/atlasModules.ts'
import { canIUseTables } from './gen/canIUseTables.ts'
import { llmsIndex } from './gen/docs/llms.ts'
import { openPublicLibrary, pages } from './gen/docs/pages.ts'
import { folderIndex } from './gen/folderIndex.ts'
import type { Generated } from './gen/generated.ts'
import { hostImports } from './gen/hostImports.ts'
import { publicNames } from './gen/publicNames.ts'
import { tokens } from './gen/tokens.ts'
import { version } from './gen/version.ts'
import { readFlags } from './lib/readFlags.ts'
import { root } from './lib/root.ts'
import { tidy } from './lib/tidy.ts'

/**
 * `npm run gen`: generates all files that can be derived from the source. `--check` writes nothing and fails if a file is
 * out of date.
 */
export async function main(args: readonly string[]): Promise<number> {
  const check = readFlags(args, ['--check']).has('--check')
  const first = await bring(
    [
      () => [tokens()],
      () => [version()],
      () => [hostImports()],
      atlasModules,
      floorIndexes,
      () => [publicNames(floorIndexes())],
      () => [llmsIndex()],
    ],
    check,
  )
  // Opened after the indexes have been written, because it reads them.
  const library = openPublicLibrary()
  const second = await bring([() => canIUseTables(library), ...pages(library).map((page) => () => [page()])], check)

  const [stale, failures] = [first.stale + second.stale, new Set([...first.failures, ...second.failures])]
  for (const failure of failures) console.log(failure)
  if (check && stale > 0) console.log('Run `npm run gen`.')
  return failures.size > 0 || (check && stale > 0) ? 1 : 0
}

/** Generates files and writes those that are out of date. With `check`, only prints their names. */
async function bring(makers: readonly (() => readonly Generated[])[], check: boolean) {
  const results = await Promise.allSettled(makers.map(async (make) => Promise.all(make().map(tidied))))
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
  const stale = results.flatMap((result) => (result.status === 'fulfilled' ? result.value.filter(isStale) : []))
  for (const { path, text } of stale) {
    if (!check) writeFileSync(join(root, path), text)
    console.log(check ? `stale: ${path}` : `wrote ${path}`)
  }
  return { failures, stale: stale.length }
}

const floorIndexes = () => ['components', 'api'].map(folderIndex)

const tidied = async ({ path, text }: Generated): Promise<Generated> => ({ path, text: await tidy(path, text) })

function isStale({ path, text }: Generated): boolean {
  const file = join(root, path)
  return !existsSync(file) || readFileSync(file, 'utf8') !== text
}
