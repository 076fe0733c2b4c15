import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { CommandError } from '../lib/CommandError.ts'
import { findProgram } from '../lib/findProgram.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The path of the Chromium for tests: the one in `SLIPWAY_CHROMIUM`, else the first on the PATH or in the usual places, else
 * the one that Playwright has installed.
 */
export function findChromium(env?: NodeJS.ProcessEnv): string | undefined {
  return findProgram(
    { variable: 'SLIPWAY_CHROMIUM', names, usualPlaces: [...usualPlaces, chromium.executablePath()] },
    env,
  )
}

/**
 * The path of the browser for most tests: Chromium's headless shell, which needs a fifth less processor time, else the whole
 * Chromium (decisions/0016). With `undefined`, Playwright uses the browser that it has installed.
 */
export function findTestChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const names = ['chromium-headless-shell', 'chrome-headless-shell']
  const shell = env.SLIPWAY_CHROMIUM ? undefined : findProgram({ variable: 'SLIPWAY_HEADLESS_SHELL', names }, env)
  const found = shell ?? findChromium(env)
  return found === chromium.executablePath() ? undefined : found
}

/** Finds Chromium, and installs it if it is missing: Debian's packages if run as root, else Playwright's build. */
export function ensureChromium(env?: NodeJS.ProcessEnv): string {
  const found = findChromium(env)
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const install = ['install', '-y', '--no-install-recommends', 'chromium']
    run('apt-get', ['update'])
    run('apt-get', [...install, 'fonts-noto-cjk', 'fonts-noto-color-emoji'])
    // If this package does not exist, tests run in the whole browser.
    run('apt-get', [...install, 'chromium-headless-shell'])
  } else {
    run('npx', ['playwright', 'install', 'chromium'])
  }
  const installed = findChromium(env)
  if (installed) return installed
  throw new CommandError(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or set SLIPWAY_CHROMIUM to the path of one.',
  )
}

/** The path of the browser for most tests, as `findTestChromium` selects it. Chromium is installed if it is missing. */
export function ensureTestChromium(env?: NodeJS.ProcessEnv): string {
  const chromium = ensureChromium(env)
  return findTestChromium(env) ?? chromium
}

/** Options with which tests start Chromium through Playwright. */
export function testLaunchOptions(args: readonly string[] = []): { executablePath?: string; args: string[] } {
  const executablePath = findTestChromium()
  return { ...(executablePath && { executablePath }), args: [...chromiumArgs, ...args] }
}

/** Arguments for every start of Chromium: no sandbox if run as root, and no network requests of the browser's own. */
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
