import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'
import { readReport, type TestResult } from './testReports.ts'

/** The runners of `npm test`. */
export type Recorded = 'vitest' | 'package' | 'e2e'

type TestRecord = { readonly [Runner in Recorded]?: readonly TestResult[] }

const path = join(root, '.cache', 'test-record.json')

/** The last result of each test, from full or partial runs of `npm test` and `npm run e2e`. */
export function readRecord(): TestResult[] {
  return Object.values(read()).flat()
}

/**
 * Records the report of a run. A run with arguments is partial: the record of other files does not change. If options select
 * tests within a file, only the results of these tests are replaced.
 */
export function recordRun(runner: Recorded, args: readonly string[]): void {
  const before = read()
  const results = merged(before[runner] ?? [], readReport(runner), args)
  writeFileSync(path, JSON.stringify({ ...before, [runner]: results }))
}

/** The record after a run with some arguments. */
export function merged(
  before: readonly TestResult[],
  later: readonly TestResult[],
  args: readonly string[],
): readonly TestResult[] {
  if (args.length === 0) return later
  if (args.some((arg) => arg.startsWith('-'))) return before
  const again = new Set(later.map(({ file }) => file))
  return [...before.filter(({ file }) => !again.has(file)), ...later]
}

const read = (): TestRecord => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {})
