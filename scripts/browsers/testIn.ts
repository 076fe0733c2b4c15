import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import { runTool } from '../lib/run.ts'
import { readVitestReport } from '../lib/testReports.ts'
import type { EngineResult } from './summary.ts'

export interface Engine {
  readonly name: string
  /** The project in `vitest.config.ts`. */
  readonly project: string
  /** The number of browsers that run in parallel, each with its share of the test files. */
  readonly browsers: number
}

/** Runs browser tests in one engine: those that match `filters`, or all of them, in `engine.browsers` browsers in parallel. */
export async function testIn(engine: Engine, filters: readonly string[]): Promise<EngineResult> {
  const count = filters.length === 0 ? engine.browsers : 1
  const shares = Array.from({ length: count }, (_, index) => testShare(engine, index + 1, count, filters))
  const results = await Promise.all(shares)
  return {
    name: engine.name,
    code: Math.max(...results.map(({ code }) => code)),
    tests: results.flatMap(({ tests }) => tests),
  }
}

async function testShare({ name, project }: Engine, share: number, count: number, filters: readonly string[]) {
  const path = join(root, '.cache', `${project}-${share}-results.json`)
  rmSync(path, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
  const shard = count > 1 ? [`--shard=${share}/${count}`] : []
  const mark = count > 1 ? `${name} ${share}` : name
  const { code } = await runTool('vitest', ['run', `--project=${project}`, ...reporters, ...shard, ...filters], {
    onLine: (line) => console.log(`${mark} | ${line}`),
  })
  return { code, tests: readVitestReport(path) }
}
