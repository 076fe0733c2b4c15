import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The path of a Chromium to test with: the one in `SLIPWAY_CHROMIUM`, else one from the PATH or the usual places, else
 * the one that Playwright has installed.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env.SLIPWAY_CHROMIUM
  if (named) {
    if (isExecutable(named)) return named
    throw new Error(`SLIPWAY_CHROMIUM names "${named}", which cannot be run. Name a Chromium or Chrome, or unset it.`)
  }
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...usualPlaces, chromium.executablePath()].find(isExecutable)
}

/** Finds Chromium, installing it if there is none: Debian's package when root, else Playwright's build. */
export function ensureChromium(env: NodeJS.ProcessEnv = process.env): string {
  const found = findChromium(env)
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update'])
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk', 'fonts-noto-color-emoji'])
  } else {
    run('npx', ['playwright', 'install', 'chromium'])
  }
  const installed = findChromium(env)
  if (installed) return installed
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or set SLIPWAY_CHROMIUM to the path of one.',
  )
}

/** What Chromium is started with everywhere: no sandbox for root, and no connections of its own. */
export const chromiumArgs: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
]

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    // A folder can be "executed" too: it can be entered.
    return statSync(path).isFile()
  } catch {
    return false
  }
}

function run(command: string, args: readonly string[]): void {
  process.stdout.write(`> ${command} ${args.join(' ')}\n`)
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
