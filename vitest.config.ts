import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findChromium } from './scripts/chromium.ts'

const executablePath = findChromium()

/** The suffix chooses the machine: `*.test.ts` runs in Node without a DOM, `*.browser.test.ts(x)` in Chromium. */
export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: '.cache/vitest-results.json' }]],
    maxWorkers: 2,
    projects: [
      {
        ssr: { resolve: { conditions: ['slipway-source', ...defaultServerConditions] } },
        resolve: { conditions: ['slipway-source', ...defaultServerConditions] },
        test: {
          name: 'node',
          include: ['{packages,scripts,apps,spec}/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            '**/*.browser.test.ts',
            '**/*.package.test.ts',
            '**/template/**',
            '**/dist/**',
          ],
          environment: 'node',
          env: { TZ: 'UTC' },
          setupFiles: ['./packages/slipway/src/testing/setup/consoleGuard.ts'],
        },
      },
      {
        plugins: [react()],
        resolve: { conditions: ['slipway-source', ...defaultClientConditions] },
        optimizeDeps: {
          include: ['react', 'react-dom', 'react-dom/client', 'react-dom/server', 'react/jsx-dev-runtime', 'axe-core'],
        },
        test: {
          name: 'browser',
          include: ['packages/**/*.browser.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          setupFiles: [
            './packages/slipway/src/testing/setup/consoleGuard.ts',
            './packages/slipway/src/testing/setup/browser.ts',
          ],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(executablePath && { executablePath }), args: [...chromiumArgs] },
              contextOptions: { timezoneId: 'UTC', locale: 'en-US' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
          },
        },
      },
    ],
  },
})
