import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findFirefox, findWebKit } from './browsers/engines.ts'
import { type EngineResult, summary } from './browsers/summary.ts'
import { ensureChromium } from './chromium.ts'
import { root } from './lib/root.ts'
import { run, runTool } from './lib/run.ts'
import { readReport, reports } from './lib/testReports.ts'

interface Engine {
  readonly name: string
  /** The project in `vitest.config.ts`. */
  readonly project: string
  readonly report: keyof typeof reports
  readonly isThere: () => boolean
  /** Packages of Debian. */
  readonly packages: readonly string[]
  /** Variables that name its programs. */
  readonly variables: readonly string[]
}

const chromium: Engine = {
  name: 'Chromium',
  project: 'browser',
  report: 'chromium',
  isThere: () => Boolean(ensureChromium()),
  packages: ['chromium'],
  variables: ['SLIPWAY_CHROMIUM'],
}
const firefox: Engine = {
  name: 'Firefox',
  project: 'firefox',
  report: 'firefox',
  isThere: () => findFirefox() !== undefined,
  packages: ['firefox-esr'],
  variables: ['SLIPWAY_FIREFOX'],
}
const webkit: Engine = {
  name: 'WebKitGTK',
  project: 'webkit',
  report: 'webkit',
  isThere: () => findWebKit() !== undefined,
  packages: ['webkit2gtk-driver', 'xvfb'],
  variables: ['SLIPWAY_WEBKIT_DRIVER', 'SLIPWAY_WEBKIT', 'SLIPWAY_XVFB'],
}

/**
 * `npm run test:browsers`: the browser tests in Chromium, Firefox and WebKitGTK, one after the other. An engine that is not
 * there is named and left out; `-- --install` as root on Debian installs it. Other arguments choose test files, as those of
 * `npm test` do.
 */
export async function main(args: readonly string[]): Promise<number> {
  const filters = args.filter((arg) => arg !== '--install')
  const engines = [chromium, firefox, webkit]
  if (args.includes('--install')) await install(engines.filter(({ isThere }) => !isThere()))
  const there = engines.filter(({ isThere }) => isThere())
  const absent = engines.filter((engine) => !there.includes(engine)).map(howToInstall)
  for (const line of absent) console.log(line)

  const results: EngineResult[] = []
  for (const engine of there) results.push(await testIn(engine, filters))
  const { failed, lines } = summary(results)
  for (const line of ['', ...lines, ...absent]) console.log(line)
  return failed ? 1 : 0
}

async function testIn({ name, project, report }: Engine, filters: readonly string[]): Promise<EngineResult> {
  console.log(`\n=== ${name}`)
  const path = join(root, reports[report])
  rmSync(path, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
  const { code } = await runTool('vitest', ['run', `--project=${project}`, ...reporters, ...filters], { show: true })
  return { name, code, tests: readReport(report) }
}

async function install(engines: readonly Engine[]): Promise<void> {
  const packages = engines.flatMap((engine) => engine.packages)
  if (packages.length === 0) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`Only root on Debian can do that here. Install ${packages.join(', ')} yourself.`)
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env, show: true })
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env, show: true })
}

function howToInstall({ name, packages, variables }: Engine): string {
  const command = `apt-get install --no-install-recommends ${packages.join(' ')}`
  return `NOT TESTED: ${name} was not found. Install it (on Debian: ${command}), or name it in ${variables.join(', ')}.`
}
