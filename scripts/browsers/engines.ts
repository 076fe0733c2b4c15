import { globSync } from 'node:fs'
import { findProgram } from '../lib/findProgram.ts'

/** Paths of the programs that run tests in WebKitGTK. */
export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  /** A virtual screen (Xvfb). */
  readonly screen: string
}

/** The path of the Firefox for tests. */
export function findFirefox(env?: NodeJS.ProcessEnv): string | undefined {
  const usualPlaces = ['/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox']
  return findProgram({ variable: 'SLIPWAY_FIREFOX', names: ['firefox-esr', 'firefox'], usualPlaces }, env)
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
