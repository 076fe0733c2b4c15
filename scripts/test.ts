import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { root } from './lib/root.ts'
import { runScript, runTool } from './lib/run.ts'
import { readReport, reports } from './lib/testReports.ts'
import { type StageResult, tally } from './test/tally.ts'

/**
 * `npm test`: every test there is; the last line counts them. `npm test slider` runs the test files whose path has that
 * in it, in Node and in the browser.
 */
export async function main(names: readonly string[]): Promise<number> {
  ensureChromium()
  if (names.length > 0) return (await runVitest(['node', 'browser'], names)).code

  for (const path of Object.values(reports)) rmSync(join(root, path), { force: true })
  const stages: StageResult[] = []
  const stage = async (name: string, work: () => Promise<{ code: number }>, report?: keyof typeof reports) => {
    console.log(`\n=== ${name}`)
    const { code } = await work()
    stages.push({ name, code, tests: report ? readReport(report) : [] })
  }
  await stage('node and browser', () => runVitest(['node', 'browser'], [], 'vitest'), 'vitest')
  await stage('build', () => runScript('build', [], { show: true }))
  await stage('package', () => runVitest(['package'], [], 'package'), 'package')
  await stage('e2e', () => runScript('e2e', [], { show: true }), 'e2e')

  const { passed, failed, lines } = tally(stages)
  for (const line of ['', ...lines, `${passed} passed, ${failed} failed`]) console.log(line)
  return failed > 0 ? 1 : 0
}

function runVitest(projects: readonly string[], filters: readonly string[], report?: keyof typeof reports) {
  const reporters = report
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=${join(root, reports[report])}`]
    : []
  const chosen = projects.map((project) => `--project=${project}`)
  return runTool('vitest', ['run', ...chosen, ...reporters, ...filters], { show: true })
}
