import { join } from 'node:path'
import { defineConfig, type Project } from '@playwright/test'
import { testLaunchOptions } from '../scripts/browsers/chromium.ts'
import { ports } from './ports.ts'

const root = join(import.meta.dirname, '..')
const addressOf = (port: number) => `http://localhost:${port}`
const walks = 'walks/*.spec.ts'
/** Test files for only one of the servers. Demos are opened by their addresses on the build, and from their lists on the dev server. */
const alone = {
  dev: ['demos.dev.spec.ts', 'hotReload.dev.spec.ts'],
  build: [
    ...[
      'demos.build.spec.ts',
      'hydration.build.spec.ts',
      'firstDrag.build.spec.ts',
      'axe.spec.ts',
      'leaks.spec.ts',
      'csp.spec.ts',
      'typing.spec.ts',
    ],
    // These build apps of their own.
    ...[
      'login.spec.ts',
      'rowsLeaks.spec.ts',
      'prerender.spec.ts',
      'offline.spec.ts',
      'showcaseOffline.spec.ts',
      'field-service/journeys.spec.ts',
    ],
  ],
}
const onServer = (name: 'dev' | 'build'): Project => ({
  name,
  testIgnore: [walks, ...alone[name === 'dev' ? 'build' : 'dev']],
  use: { baseURL: addressOf(ports[name]) },
})

const vite = `"${process.execPath}" "${join(root, 'node_modules', 'vite', 'bin', 'vite.js')}"`

/** A server of the showcase, started by commands of Vite. */
const server = (port: number, ...commands: readonly string[]) => ({
  command: commands.map((command) => `${vite} ${command}`).join(' && '),
  cwd: join(root, 'apps', 'showcase'),
  url: addressOf(port),
  env: { SLIPWAY_E2E: '1' },
  timeout: 120_000,
})

// Workers inherit this variable, so that all walks of a run have the same seed.
process.env.SLIPWAY_SEED ??= String(Math.floor(Math.random() * 1e9))

/**
 * Most tests run twice: on the dev server and on the production build. Leaks are tested on the build only, because React's
 * development build keeps references to unmounted elements. Typing is tested on the build only, where page restore is one file. The
 * tests with axe run on the build only, because both show the same.
 */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results'),
  forbidOnly: true,
  // Three workers for two processors, because a page waits for its server and for the runner a third of the time.
  workers: 3,
  retries: 0,
  // A dev server that has just started processes every file for its first page.
  timeout: 60_000,
  // Only a wrong state reaches this limit, even on a busy machine.
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json', { outputFile: join(root, '.cache', 'e2e-results.json') }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-US',
    timezoneId: 'UTC',
    // A service worker would answer requests that a test holds back or changes. The tests of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: testLaunchOptions(),
  },
  projects: [onServer('dev'), onServer('build'), { name: 'walks', testMatch: walks }],
  webServer: [
    server(ports.dev, `dev --port ${ports.dev} --strictPort`),
    server(ports.build, 'build', `preview --port ${ports.build} --strictPort`),
    {
      command: `"${process.execPath}" "${join(import.meta.dirname, 'walks', 'server.ts')}"`,
      url: addressOf(ports.walks),
      timeout: 120_000,
    },
  ],
})
