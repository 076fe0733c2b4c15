import { globSync } from 'node:fs'
import { findProgram } from '../lib/findProgram.ts'

/** What tests are run with in WebKitGTK. */
export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  /** A screen that nobody sees. */
  readonly screen: string
}

/** The path of a Firefox to test with. */
export function findFirefox(env?: NodeJS.ProcessEnv): string | undefined {
  const usualPlaces = ['/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox']
  return findProgram({ variable: 'SLIPWAY_FIREFOX', names: ['firefox-esr', 'firefox'], usualPlaces }, env)
}

/** A WebKitGTK to test with; nothing unless all of it is there. */
export function findWebKit(env?: NodeJS.ProcessEnv): WebKitPrograms | undefined {
  const driver = findProgram({ variable: 'SLIPWAY_WEBKIT_DRIVER', names: ['WebKitWebDriver'] }, env)
  const screen = findProgram({ variable: 'SLIPWAY_XVFB', names: ['Xvfb'] }, env)
  // Its test browser is on no PATH; the newest of several is meant.
  const usualPlaces = globSync('/usr/{lib,lib64,libexec}/{,*/}webkit*gtk-*/MiniBrowser').sort().reverse()
  const browser = findProgram({ variable: 'SLIPWAY_WEBKIT', usualPlaces }, env)
  return driver && screen && browser ? { driver, browser, screen } : undefined
}
