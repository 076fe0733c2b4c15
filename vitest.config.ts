import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import type { BrowserProviderOption } from 'vitest/node'
import { chromiumArgs, findChromium, testLaunchOptions } from './scripts/browsers/chromium.ts'
import { clipboardCommands } from './scripts/browsers/clipboardCommands.ts'
import { findFirefox, findWebKit } from './scripts/browsers/engines.ts'
import { mozillaFirefox } from './scripts/browsers/firefox.ts'
import { mouseCommands } from './scripts/browsers/mouseCommands.ts'
import { webkitGtk } from './scripts/browsers/webkit.ts'

const internal = './packages/slipway/src/testing/internal'
const setup = `${internal}/environment`
const sourceInNode = { resolve: { conditions: ['slipway-source', ...defaultServerConditions] } }
const servers = `${internal}/servers/start.ts`
const elsewhere = ['**/node_modules/**', '**/template/**', '**/dist/**']

const browserTests = '{packages,apps}/**/*.browser.test.{ts,tsx}'
const visualTests = 'apps/**/*.visual.test.tsx'
const inPlaywright = {
  // Large enough for every size that a test asks for: a frame that does not fit is scaled, and input lands beside.
  contextOptions: { timezoneId: 'UTC', locale: 'en-US', viewport: { width: 1_920, height: 1_200 } },
}
const chromium = findChromium()
const firefox = findFirefox()
const webkit = findWebKit()
const inChromium = playwright({ ...inPlaywright, launchOptions: testLaunchOptions() })
// A picture is as high as the page that it shows.
const inTallChromium = playwright({
  contextOptions: { ...inPlaywright.contextOptions, viewport: { width: 390, height: 2_600 } },
  // With the browser that has drawn the others.
  launchOptions: { ...(chromium && { executablePath: chromium }), args: [...chromiumArgs] },
})

/** In a run that ends no module changes: what the page of one file has got, that of the next does not ask for again. */
const runsOnce = process.argv.includes('run')
const sourcesStay = { server: { headers: { 'Cache-Control': 'max-age=3600, immutable' } } }

/**
 * The suffix chooses the machine: `*.test.ts` runs in Node without a DOM, `*.browser.test.ts(x)` in Chromium,
 * `*.package.test.ts` in Node on what `npm run build` made, and `*.visual.test.tsx` in Chromium by `npm run test:visual`.
 * `npm run test:browsers` runs the browser tests in the other engines too, where they are there.
 */
export default defineConfig({
  test: {
    // On two processors: a page waits for frames and for the runner half of its time, which is enough for another one.
    maxWorkers: 4,
    projects: [
      {
        ...sourceInNode,
        ssr: sourceInNode,
        test: {
          name: 'node',
          include: ['{packages,scripts,apps,spec}/**/*.test.ts'],
          exclude: [...elsewhere, '**/*.browser.test.ts', '**/*.package.test.ts'],
          environment: 'node',
          env: { TZ: 'UTC' },
          // One process for many files, since starting one costs more than most files take; what they leave is undone.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
          // A limit for what hangs, not for a busy machine: the first import of an entry compiles all that it brings.
          testTimeout: 30_000,
          globalSetup: servers,
          setupFiles: [
            `${setup}/consoleGuard.ts`,
            `${setup}/heldClock.ts`,
            `${setup}/patience.ts`,
            `${setup}/sharedProcess.ts`,
            ...(process.env.SLIPWAY_LONG ? [`${setup}/longRuns.ts`] : []),
          ],
        },
      },
      {
        test: {
          name: 'package',
          include: ['{packages,scripts,spec}/**/*.package.test.ts'],
          exclude: elsewhere,
          environment: 'node',
          env: { TZ: 'UTC' },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      inBrowser('browser', browserTests, 'chromium', inChromium),
      inBrowser('visual', visualTests, 'chromium', inTallChromium),
      ...(firefox ? [inBrowser('firefox', browserTests, 'firefox', mozillaFirefox(firefox, inPlaywright))] : []),
      ...(webkit ? [inBrowser('webkit', browserTests, 'webkit', webkitGtk(webkit))] : []),
    ],
  },
})

function inBrowser(
  name: string,
  include: string,
  browser: 'chromium' | 'firefox' | 'webkit',
  provider: BrowserProviderOption,
): TestProjectInlineConfiguration {
  return {
    plugins: [react()],
    ...(runsOnce && sourcesStay),
    resolve: { conditions: ['slipway-source', ...defaultClientConditions] },
    optimizeDeps: {
      // Also what is imported when it is needed: found in the middle of a test, the page would load anew.
      include: [
        ...['react', 'react-dom', 'react-dom/client', 'react-dom/server', 'react/jsx-dev-runtime', 'axe-core'],
        ...['fast-check', 'idb-keyval', 'react-hook-form', 'virtua/unstable_core'],
      ],
    },
    test: {
      name,
      include: [include],
      exclude: elsewhere,
      // One page for many files, which has all modules and has warmed up; what they leave in it is undone. In the other engines,
      // which nobody waits for, and for pictures each file has a page of its own, and with it the first moments of what comes late.
      isolate: name !== 'browser',
      globalSetup: servers,
      // A page sees the variables that are named here, not those of the process.
      env: process.env.SLIPWAY_LONG ? { SLIPWAY_LONG: process.env.SLIPWAY_LONG } : {},
      setupFiles: ['consoleGuard', 'heldClock', 'patience', 'sharedPage', 'browser'].map(
        (name) => `${setup}/${name}.ts`,
      ),
      // Limits for what never comes: a busy machine may stand still for seconds.
      testTimeout: 60_000,
      expect: { poll: { timeout: 15_000, interval: 10 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider,
        commands: { ...mouseCommands, ...clipboardCommands },
        expect: {
          toMatchScreenshot: {
            // The same browser and fonts draw the same, but for how the edge of what is round is smoothed.
            comparatorOptions: { threshold: 0.04, allowedMismatchedPixels: 12 },
            resolveScreenshotPath: ({ arg, ext, root, testFileDirectory }) =>
              join(root, testFileDirectory, 'pictures', `${arg}${ext}`),
          },
        },
        instances: [{ browser, viewport: { width: 390, height: 844 } }],
      },
    },
  }
}
