import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumArgs, ensureChromium } from '../browsers/chromium.ts'
import { connect } from './devToolsSocket.ts'

/** A tab with the viewport of a phone and a processor throttled 4 times, without the protocol's instrumentation. */
export interface BareTab {
  goTo(address: string): Promise<void>
  /** Runs a function in the page and resolves with its result, a JSON value. */
  evaluate<Answer>(work: () => Answer | Promise<Answer>): Promise<Answer>
  evaluate<Answer, Value>(work: (value: Value) => Answer | Promise<Answer>, value: Value): Promise<Answer>
  close(): Promise<void>
}

/** A separate Chromium process, with only those protocol domains enabled that a visit uses. */
export interface BareBrowser {
  /** @param script Runs in each page before the page's own scripts. */
  openTab(script: () => void): Promise<BareTab>
  close(): void
}

/**
 * Starts a Chromium whose pages run as they do for a user. Playwright enables the protocol's Runtime and Network domains in
 * each of its pages. V8 then parses all scripts a second time to find source positions, which takes a third of a start.
 */
export async function startBareBrowser(): Promise<BareBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'slipway-bench-'))
  const args = [...chromiumArgs, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
  const browser = spawn(ensureChromium(), args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    browser.stderr.on('data', (chunk) => {
      output += chunk
      const found = /ws:\/\/\S+/.exec(output)
      if (found) resolve(found[0])
    })
    browser.on('exit', () => reject(new Error(`Chromium could not be started: ${output}`)))
  })
  const { send, close } = await connect(address)

  return {
    async openTab(script) {
      const { browserContextId } = await send('Target.createBrowserContext')
      const size = { width: 390, height: 844 }
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId, ...size })
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
      const ask = (method: string, params?: object) => send(method, params, `${sessionId}`)
      await ask('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false })
      await ask('Emulation.setCPUThrottlingRate', { rate: 4 })
      await ask('Page.enable')
      await ask('Page.addScriptToEvaluateOnNewDocument', { source: `(${script})()` })
      return {
        goTo: async (url) => void (await ask('Page.navigate', { url })),
        async evaluate(work: (value?: never) => unknown, value?: unknown) {
          const expression = `(${work})(${value === undefined ? '' : JSON.stringify(value)})`
          const answer = await ask('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
          const { result, exceptionDetails } = answer as unknown as Evaluated
          if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
          return result.value as never
        },
        close: async () => void (await send('Target.disposeBrowserContext', { browserContextId })),
      }
    },
    close() {
      close()
      browser.on('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }))
      browser.kill()
    },
  }
}

interface Evaluated {
  readonly result: { readonly value?: unknown }
  readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } }
}
