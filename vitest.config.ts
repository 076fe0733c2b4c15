import { readFileSync } from 'node:fs'
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
import { windowCommands } from './scripts/browsers/windowCommands.ts'
import { guideModules } from './scripts/guides/guideModules.ts'

const internal = './packages/slipway/src/testing/internal'
const setup = `${internal}/environment`
const sourceInNode = { resolve: { conditions: ['slipway-source', ...defaultServerConditions] } }
const servers = `${internal}/servers/start.ts`
const elsewhere = ['**/node_modules/**', '**/template/**', '**/dist/**']

const browserTests = '{packages,apps}/**/*.browser.test.{ts,tsx}'
const visualTests = 'apps/**/*.visual.test.tsx'
const inPlaywright = {
  // Larger than every viewport that a test sets. A frame that does not fit is scaled, and input would then miss its target.
  contextOptions: { timezoneId: 'UTC', locale: 'en-US', viewport: { width: 1_920, height: 1_200 } },
}
const chromium = findChromium()
const firefox = findFirefox()
const webkit = findWebKit()
const inChromium = playwright({ ...inPlaywright, launchOptions: testLaunchOptions() })
// A screenshot is as high as the page.
const inTallChromium = playwright({
  contextOptions: { ...inPlaywright.contextOptions, viewport: { width: 390, height: 2_600 } },
  // The whole Chromium, which has recorded the other pictures.
  launchOptions: { ...(chromium && { executablePath: chromium }), args: [...chromiumArgs] },
})

/** The files of Quill that `packages/slipway/src/vendor/quill.ts` imports. */
const quillParts = [...readFileSync('packages/slipway/src/vendor/quill.ts', 'utf8').matchAll(/from '(.+)'/g)].map(
  ([, name = '']) => name,
)

/** Whether the run is not in watch mode. Modules do not change then, so pages may load them from the browser's cache. */
const runsOnce = process.argv.includes('run')
const sourcesStay = { server: { headers: { 'Cache-Control': 'max-age=3600, immutable' } } }

/**
 * The suffix of a test file selects its environment: `*.test.ts` runs in Node without a DOM, `*.browser.test.ts(x)` in Chromium,
 * `*.package.test.ts` in Node on the output of `npm run build`, and `*.visual.test.tsx` in Chromium by `npm run test:visual`.
 * `npm run test:browsers` also runs the browser tests in the other engines if they are installed.
 */
export default defineConfig({
  test: {
    // Four workers for two processors, because a page waits for frames and for the runner half of the time.
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
          // Files share a process, because starting one takes longer than most files. Setup files undo their side effects.
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
          // Only hanging tests reach this limit, even on a busy machine. The first import of an entry compiles all its modules.
          testTimeout: 120_000,
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
          // They build, pack and bundle, which may take minutes on a busy machine.
          testTimeout: 900_000,
          hookTimeout: 900_000,
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
    plugins: [guideModules(), react()],
    ...(runsOnce && sourcesStay),
    resolve: { conditions: ['slipway-source', ...defaultClientConditions] },
    optimizeDeps: {
      // Includes dynamic imports. If Vite found them during a test, it would reload the page.
      include: [
        ...[
          'react',
          'react-dom',
          'react-dom/client',
          'react-dom/server',
          'react-dom/static',
          'react/jsx-dev-runtime',
          'axe-core',
        ],
        ...['fast-check', 'idb-keyval', 'react-hook-form', 'virtua/unstable_core', 'leaflet', 'maplibre-gl', 'hls.js'],
        ...['@reduxjs/toolkit', 'react-redux', '@tanstack/react-query', 'swr', 'swr/infinite'],
        ...quillParts,
      ],
    },
    test: {
      name,
      include: [include],
      exclude: elsewhere,
      // In Chromium, files share a page that has loaded all modules; setup files undo side effects. In the other engines, whose runs
      // may take longer, and for pictures, each file has its own page. These runs also test the first use of lazy modules.
      isolate: name !== 'browser',
      globalSetup: servers,
      // Pages have only the environment variables listed here, not those of the process.
      env: process.env.SLIPWAY_LONG ? { SLIPWAY_LONG: process.env.SLIPWAY_LONG } : {},
      setupFiles: ['consoleGuard', 'heldClock', 'patience', 'sharedPage', 'browser'].map(
        (name) => `${setup}/${name}.ts`,
      ),
      // High limits, because a shared machine may stand still for 15 seconds. Only hanging tests reach them.
      testTimeout: 120_000,
      expect: { poll: { timeout: 45_000, interval: 10 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider,
        commands: { ...mouseCommands, ...clipboardCommands, ...windowCommands },
        expect: {
          toMatchScreenshot: {
            // The same browser and fonts give the same picture, except for the anti-aliasing of round edges.
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
