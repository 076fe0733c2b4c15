import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { defineBrowserProvider } from '@vitest/browser'
import type { BrowserCommand, BrowserProvider, BrowserProviderOption, TestProject } from 'vitest/node'
import { type WebKitPrograms, webkitVersionFile } from './engines.ts'
import { WebDriver } from './webDriver.ts'
import { webkitCommands } from './webkitCommands.ts'

/** Vitest's provider for WebKitGTK: MiniBrowser on a virtual screen, driven by WebKitWebDriver. */
export function webkitGtk(programs: WebKitPrograms): BrowserProviderOption {
  return defineBrowserProvider({
    name: 'webkitgtk',
    supportedBrowser: ['webkit'],
    options: {},
    providerFactory: (project) => new WebKitProvider(project, programs),
  })
}

/** Larger than every viewport that a test sets. A frame that does not fit is scaled, and input would then miss its target. */
const size = { width: 2_000, height: 1_400 }

class WebKitProvider implements BrowserProvider {
  readonly name = 'webkitgtk'
  readonly supportsParallelism = false
  /** Vitest's locators for Playwright, so that elements have the same selectors as in the other engines. */
  readonly initScripts = [
    join(dirname(fileURLToPath(import.meta.resolve('@vitest/browser-playwright'))), 'locators.js'),
  ]
  readonly #programs: WebKitPrograms
  readonly #started: ChildProcess[] = []
  #driver: Promise<WebDriver> | undefined

  constructor(project: TestProject, programs: WebKitPrograms) {
    this.#programs = programs
    for (const [name, work] of Object.entries(webkitCommands)) {
      const command = work as (driver: WebDriver, ...args: unknown[]) => Promise<unknown>
      const registered: BrowserCommand<unknown[]> = async (_context, ...args) => command(await this.#opened(), ...args)
      // The type lists only the commands of Vitest's own providers.
      project.browser?.registerCommand(name as never, registered as never)
    }
  }

  async openPage(_sessionId: string, url: string): Promise<void> {
    await (await this.#opened()).goTo(url)
  }

  getCommandsContext(): Record<string, unknown> {
    return {}
  }

  async close(): Promise<void> {
    try {
      await (await this.#driver)?.close()
    } finally {
      this.#driver = undefined
      this.#stop()
    }
  }

  #opened(): Promise<WebDriver> {
    this.#driver ??= this.#open()
    return this.#driver
  }

  async #open(): Promise<WebDriver> {
    const { driver: driverPath, browser, screen } = this.#programs
    const { width, height } = size
    const shown = this.#start(screen, ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`])
    const port = await freePort()
    this.#start(driverPath, ['--host=127.0.0.1', `--port=${port}`], {
      DISPLAY: `:${await firstLineOf(shown)}`,
      GDK_BACKEND: 'x11',
      // Without a graphics card, compositing makes each frame ten times as long.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      TZ: 'UTC',
      LANG: 'en_US.UTF-8',
    })
    const address = `http://127.0.0.1:${port}`
    await answering(address)
    const driver = await WebDriver.open(address, {
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    mkdirSync(dirname(webkitVersionFile), { recursive: true })
    writeFileSync(webkitVersionFile, driver.browserVersion)
    await driver.resizeWindow(width, height)
    return driver
  }

  readonly #stop = () => {
    for (const program of this.#started.splice(0).reverse()) program.kill()
    process.off('exit', this.#stop)
  }

  #start(program: string, args: readonly string[], env?: Readonly<Record<string, string>>): ChildProcess {
    const started = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'ignore'] })
    this.#started.push(started)
    // An interrupted run does not close its browser.
    if (this.#started.length === 1) process.once('exit', this.#stop)
    return started
  }
}

async function firstLineOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('nothing to read')
  for await (const line of createInterface(stdout)) return line
  throw new Error('The virtual screen (Xvfb) has not started.')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

/** Waits until a driver that has just been started responds. */
async function answering(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      await fetch(`${address}/status`)
      return
    } catch {
      await setTimeout(50)
    }
  }
  throw new Error('WebKitWebDriver has not started.')
}
