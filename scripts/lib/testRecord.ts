import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'
import { readReport, type TestResult } from './testReports.ts'

/** The runners of `npm test`. */
export type Recorded = 'vitest' | 'package' | 'e2e'

type TestRecord = { readonly [Runner in Recorded]?: readonly TestResult[] }

const path = join(root, '.cache', 'test-record.json')

/** How each test ended when its file was last run, by `npm test` or `npm run e2e`, in whole or in part. */
export function readRecord(): TestResult[] {
  return Object.values(read()).flat()
}

/**
 * Notes what a run has reported. One with arguments is a run in part: files that it leaves alone stay as they were, and where
 * options choose among the tests of a file, it tells nothing of the file as a whole.
 */
export function recordRun(runner: Recorded, args: readonly string[]): void {
  const before = read()
  const results = merged(before[runner] ?? [], readReport(runner), args)
  writeFileSync(path, JSON.stringify({ ...before, [runner]: results }))
}

/** What is known after a run with some arguments. */
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
