import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { findProgram } from './lib/findProgram.ts'

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
export function findChromium(env?: NodeJS.ProcessEnv): string | undefined {
  return findProgram(
    { variable: 'SLIPWAY_CHROMIUM', names, usualPlaces: [...usualPlaces, chromium.executablePath()] },
    env,
  )
}

/** Finds Chromium, installing it if there is none: Debian's package when root, else Playwright's build. */
export function ensureChromium(env?: NodeJS.ProcessEnv): string {
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

function run(command: string, args: readonly string[]): void {
  process.stdout.write(`> ${command} ${args.join(' ')}\n`)
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
