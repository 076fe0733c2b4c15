import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDist } from './build/makeDist.ts'
import { readFlags } from './lib/readFlags.ts'
import { budgetOf } from './size/budgets.ts'
import { overBudget, type Sizes, unstatedChanges } from './size/compare.ts'
import { measure } from './size/measure.ts'
import { measureVisits, overDownloads, visitLines } from './size/visits.ts'

const snapshotPath = join(import.meta.dirname, 'size/snapshot.json')

/**
 * `npm run size`: measures each part, and everything that visits download. Compares them with their budgets, and the parts with
 * their recorded sizes. `--update` records the sizes.
 */
export async function main(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, ['--update'])
  const unbuilt = await makeDist()
  if (unbuilt.length > 0) {
    console.log(unbuilt.join('\n'))
    return 1
  }
  const { sizes, problems } = await measure()
  print(sizes)
  const downloads = await measureVisits()
  for (const line of visitLines(downloads)) console.log(line)
  // A part that could not be measured must stay in the record.
  if (flags.has('--update') && problems.length === 0) writeFileSync(snapshotPath, `${JSON.stringify(sizes, null, 2)}\n`)
  const wrong = [...problems, ...sizeProblems(sizes), ...overDownloads(downloads)]
  for (const problem of wrong) console.log(problem)
  return wrong.length > 0 ? 1 : 0
}

/** All problems with these sizes: parts over budget, and changes that are not recorded. */
export function sizeProblems(sizes: Sizes): string[] {
  const changes = unstatedChanges(sizes, recordedSizes())
  if (changes.length > 0)
    changes.push('If this change is intended, run `npm run size -- --update` and give the reason.')
  return [...overBudget(sizes, budgetOf), ...changes]
}

function recordedSizes(): Sizes {
  return existsSync(snapshotPath) ? JSON.parse(readFileSync(snapshotPath, 'utf8')) : {}
}

function print(sizes: Sizes): void {
  console.log('      JS     CSS   budget   (bytes of gzip)')
  for (const [id, { js, css }] of Object.entries(sizes)) {
    const budget = budgetOf(id)?.toString() ?? ''
    console.log(`${String(js).padStart(8)}${String(css || '').padStart(8)}${budget.padStart(9)}   ${id}`)
  }
}
