import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumArgs } from '../../browsers/chromium.ts'
import { type BareTab, openTab } from './bareTab.ts'
import { connect } from './devToolsSocket.ts'

/** A Chromium process with only those protocol domains enabled that a visit uses. */
export interface BareBrowser {
  /** For example `HeadlessChrome/156.0.0.0`. */
  readonly version: string
  /**
   * Opens a tab in a new context, so that its cache is empty.
   *
   * @param script Runs in each page before the page's own scripts.
   */
  openTab(script: () => void): Promise<BareTab>
  /** Resolves when the browser has ended. */
  close(): Promise<void>
}

/**
 * Starts a Chromium whose pages run as they do for a user. Playwright enables the protocol's Runtime and Network domains in
 * each of its pages. V8 then parses all scripts a second time to find source positions, which takes a third of a start.
 *
 * @param program Path of the browser.
 */
export async function startBareBrowser(program: string): Promise<BareBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'slipway-bench-'))
  const args = [...chromiumArgs, ...awake, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const browser = spawn(program, [...args, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    browser.stderr.on('data', (chunk) => {
      output += chunk
      const found = /ws:\/\/\S+/.exec(output)
      if (found) resolve(found[0])
    })
    browser.on('exit', () => reject(new Error(`Chromium could not be started: ${output}`)))
  })
  const socket = await connect(address)
  const { send, close } = socket
  const { product } = await send('Browser.getVersion')
  return {
    version: String(product),
    openTab: (script) => openTab(socket, script),
    async close() {
      // A signal would reach only the script that some systems start the browser with. The browser may end without an answer.
      await Promise.allSettled([once(browser, 'exit'), send('Browser.close')])
      close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Tabs that are not in front run at full speed, because visits may run in parallel. */
const awake = [
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
]
