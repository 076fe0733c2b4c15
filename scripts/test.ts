import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './browsers/chromium.ts'
import { root } from './lib/root.ts'
import { type Finished, runScript, runTool } from './lib/run.ts'
import { type Recorded, recordRun } from './lib/testRecord.ts'
import { readReport, reports } from './lib/testReports.ts'
import { type StageResult, tally } from './test/tally.ts'

/**
 * `npm test`: runs all tests and quick checks, and prints their number in the last line. `npm test slider` runs the test files whose path
 * contains `slider`, in Node and in the browser. `npm run spec` reads the reports of both. A whole run
 * must prove every row of the specification.
 */
export async function main(names: readonly string[]): Promise<number> {
  ensureChromium()
  if (names.length > 0) return (await runVitest(['node', 'browser'], names, 'vitest')).code

  const stages: StageResult[] = []
  const stage = async (name: string, work: () => Promise<Finished>, report?: Recorded) => {
    const { code, output } = await work()
    if (output) console.log(`\n=== ${name}\n${output}`)
    stages.push({ name, code, tests: report ? readReport(report) : [] })
  }
  const packages = async () => {
    await stage('build', () => runScript('build'))
    await stage('package', () => runVitest(['package'], [], 'package', false), 'package')
    await stage('check', () => runScript('check'))
  }
  // The builds use one processor most of the time. The output of each stage is printed when the stage ends.
  console.log('\n=== node and browser, while the packages are built')
  await Promise.all([
    stage('node and browser', () => runVitest(['node', 'browser'], [], 'vitest'), 'vitest'),
    packages(),
  ])
  console.log('\n=== e2e')
  await stage('e2e', () => runScript('e2e', [], { show: true }), 'e2e')
  await stage('specification', async () => {
    const finished = await runScript('spec', ['--complete'])
    const lastLine = finished.output.trimEnd().split('\n').at(-1) ?? ''
    return finished.code === 0 ? { ...finished, output: lastLine } : finished
  })

  const { passed, failed, lines } = tally(stages)
  for (const line of ['', ...lines, `${passed} passed, ${failed} failed`]) console.log(line)
  return failed > 0 ? 1 : 0
}

async function runVitest(projects: readonly string[], filters: readonly string[], report: Recorded, show = true) {
  const path = join(root, reports[report])
  rmSync(path, { force: true })
  const chosen = projects.map((project) => `--project=${project}`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
  const finished = await runTool('vitest', ['run', ...chosen, ...reporters, ...filters], { show })
  recordRun(report, filters)
  return finished
}
