import { join } from 'node:path'
import { defineConfig, type Project } from '@playwright/test'
import { chromiumArgs, findChromium } from '../scripts/chromium.ts'

const root = join(import.meta.dirname, '..')
const executablePath = findChromium()
const ports = { dev: 4310, build: 4311 }
const addressOf = (port: number) => `http://localhost:${port}`
const onServer = (name: keyof typeof ports): Project => ({ name, use: { baseURL: addressOf(ports[name]) } })

const vite = `"${process.execPath}" "${join(root, 'node_modules', 'vite', 'bin', 'vite.js')}"`

/** The showcase on a server of its own, by commands of Vite. */
const server = (port: number, ...commands: readonly string[]) => ({
  command: commands.map((command) => `${vite} ${command}`).join(' && '),
  cwd: join(root, 'apps', 'showcase'),
  url: addressOf(port),
  env: { SLIPWAY_E2E: '1' },
  timeout: 120_000,
})

/**
 * Every journey runs twice: on the dev server and on the production build. Leaks are sought in the build: while developing,
 * React itself keeps what is gone.
 */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results'),
  forbidOnly: true,
  workers: 1,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: join(root, '.cache', 'e2e-results.json') }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: { ...(executablePath && { executablePath }), args: [...chromiumArgs] },
  },
  projects: [{ ...onServer('dev'), testIgnore: 'leaks.spec.ts' }, onServer('build')],
  webServer: [
    server(ports.dev, `dev --port ${ports.dev} --strictPort`),
    server(ports.build, 'build', `preview --port ${ports.build} --strictPort`),
  ],
})
