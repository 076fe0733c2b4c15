import { globSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findProgram } from '../lib/findProgram.ts'
import { root } from '../lib/root.ts'

/** Paths of the programs that run tests in WebKitGTK. */
export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  /** A virtual screen (Xvfb). */
  readonly screen: string
}

/** The file into which a run writes the version of WebKitGTK: its browser does not print it without a screen. */
export const webkitVersionFile: string = join(root, '.cache', 'webkitgtk-version.txt')

/** The oldest Firefox that the pinned Playwright can control: it sends `network.addDataCollector`. */
const oldestFirefox = 143

/** The path of the Firefox for tests; `undefined` if no Firefox is installed, or the installed one is too old. */
export function findFirefox(env?: NodeJS.ProcessEnv): string | undefined {
  const usualPlaces = ['/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox']
  const path = findProgram({ variable: 'SLIPWAY_FIREFOX', names: ['firefox-esr', 'firefox'], usualPlaces }, env)
  return path !== undefined && firefoxVersion(path) >= oldestFirefox ? path : undefined
}

/** The major version of Firefox, from the file beside the program. Without that file, the newest. */
function firefoxVersion(path: string): number {
  const folder = dirname(realpathSync(path))
  for (const place of [folder, join(folder, '../Resources')]) {
    try {
      return Number(/^Version=(\d+)/m.exec(readFileSync(join(place, 'application.ini'), 'utf8'))?.[1])
    } catch {
      // The file is in the next place, or does not exist.
    }
  }
  return Number.POSITIVE_INFINITY
}

/** The programs for tests in WebKitGTK; `undefined` unless all of them are installed. */
export function findWebKit(env?: NodeJS.ProcessEnv): WebKitPrograms | undefined {
  const driver = findProgram({ variable: 'SLIPWAY_WEBKIT_DRIVER', names: ['WebKitWebDriver'] }, env)
  const screen = findProgram({ variable: 'SLIPWAY_XVFB', names: ['Xvfb'] }, env)
  // WebKitGTK's test browser is not on the PATH. Of several versions, the newest is used.
  const usualPlaces = globSync('/usr/{lib,lib64,libexec}/{,*/}webkit*gtk-*/MiniBrowser').sort().reverse()
  const browser = findProgram({ variable: 'SLIPWAY_WEBKIT', usualPlaces }, env)
  return driver && screen && browser ? { driver, browser, screen } : undefined
}
