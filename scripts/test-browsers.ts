import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium, findChromium } from './browsers/chromium.ts'
import { findFirefox, findWebKit, webkitVersionFile } from './browsers/engines.ts'
import { withResults } from './browsers/resultsText.ts'
import { summary } from './browsers/summary.ts'
import { type Engine, testIn } from './browsers/testIn.ts'
import { root } from './lib/root.ts'
import { run } from './lib/run.ts'

interface FoundEngine extends Engine {
  readonly isThere: () => boolean
  /** Its version, after a run. */
  readonly version: () => Promise<string>
  /** Debian packages that contain its programs. */
  readonly packages: readonly string[]
  /** Environment variables that hold the paths of its programs. */
  readonly variables: readonly string[]
}

const chromium: FoundEngine = {
  name: 'Chromium',
  project: 'browser',
  browsers: 1,
  isThere: () => Boolean(ensureChromium()),
  version: () => printedVersion(findChromium()),
  packages: ['chromium'],
  variables: ['SLIPWAY_CHROMIUM'],
}
const firefox: FoundEngine = {
  name: 'Firefox',
  project: 'firefox',
  browsers: 2,
  isThere: () => findFirefox() !== undefined,
  version: () => printedVersion(findFirefox()),
  packages: ['firefox-esr'],
  variables: ['SLIPWAY_FIREFOX'],
}
const webkit: FoundEngine = {
  name: 'WebKitGTK',
  project: 'webkit',
  browsers: 2,
  isThere: () => findWebKit() !== undefined,
  version: async () => readFileSync(webkitVersionFile, 'utf8'),
  packages: ['webkit2gtk-driver', 'xvfb'],
  variables: ['SLIPWAY_WEBKIT_DRIVER', 'SLIPWAY_WEBKIT', 'SLIPWAY_XVFB'],
}

/**
 * `npm run test:browsers`: runs the browser tests in Chromium, Firefox and WebKitGTK. A missing engine is skipped, with a
 * message; `-- --install`, as root on Debian, installs it. Other arguments select test files, as in `npm test`. A run of all files in
 * all engines writes its results into `packages/slipway/docs/browsers.md`.
 */
export async function main(args: readonly string[]): Promise<number> {
  const filters = args.filter((arg) => arg !== '--install')
  const engines = [chromium, firefox, webkit]
  if (args.includes('--install')) await install(engines.filter(({ isThere }) => !isThere()))
  const there = engines.filter(({ isThere }) => isThere())
  const absent = engines.filter((engine) => !there.includes(engine)).map(howToInstall)
  for (const line of absent) console.log(line)
  const started = performance.now()

  // Chromium uses the processor all the time. The other two mostly wait for their drivers, so they run in parallel.
  const first = there.includes(chromium) ? [await testIn(chromium, filters)] : []
  const others = there.filter((engine) => engine !== chromium).map((engine) => testIn(engine, filters))
  const results = [...first, ...(await Promise.all(others))]
  const { failed, lines } = summary(results)
  if (filters.length === 0 && absent.length === 0) {
    const versions = await Promise.all(engines.map(({ version }) => version()))
    const inEngines = results.map((result, index) => ({ ...result, version: versions[index] ?? '' }))
    const seconds = (performance.now() - started) / 1_000
    writeFileSync(page, withResults(readFileSync(page, 'utf8'), { day: new Date(), seconds, engines: inEngines }))
  }
  for (const line of ['', ...lines, ...absent]) console.log(line)
  return failed ? 1 : 0
}

const page = join(root, 'packages', 'slipway', 'docs', 'browsers.md')

/** The version that a program prints: `Mozilla Firefox 153.8.0esr` is 153.8.0. */
async function printedVersion(program: string | undefined): Promise<string> {
  const { stdout } = program ? await run(program, ['--version']) : { stdout: '' }
  return /\d+(\.\d+)*/.exec(stdout)?.[0] ?? 'unknown'
}

async function install(engines: readonly FoundEngine[]): Promise<void> {
  const packages = engines.flatMap((engine) => engine.packages)
  if (packages.length === 0) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`This command installs packages only as root on Debian. Install ${packages.join(', ')} yourself.`)
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env, show: true })
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env, show: true })
}

function howToInstall({ name, packages, variables }: FoundEngine): string {
  const command = `apt-get install --no-install-recommends ${packages.join(' ')}`
  return `NOT TESTED: ${name} was not found. Install it (on Debian: ${command}), or name it in ${variables.join(', ')}.`
}
