import { dirname } from 'node:path/posix'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
// `slipway/vite` from its source, so that the showcase runs without a build.
import { slipway } from '../../packages/slipway/src/vite/index.ts'
import { findFiles } from '../../scripts/lib/findFiles.ts'
import { docsPlugin } from './build/docsPlugin.ts'
import { docsTexts } from './build/docsTexts.ts'

/** The colour of the logo's own background. */
const icons = { source: '/icon.svg', background: '#0066d6' } as const

const folders = findFiles(['packages/slipway/src/{components,api,screens}/*/index.ts']).map((file) => dirname(file))
const slipwayEntries = ['slipway', 'slipway/authoring', 'slipway/hooks', 'slipway/router'].concat(
  folders.map((folder) => folder.replace('packages/slipway/src', 'slipway')),
)

/** Journeys meet the dev server as apps do, for which Vite bundles a package; and nobody's edit changes the page under them. */
const forJourneys = {
  // Nor do its modules change: what a page has got, the next one does not ask for again.
  server: { hmr: false, headers: { 'Cache-Control': 'max-age=3600, immutable' } },
  // Anew each time: of a package that is linked, Vite does not see that its source has changed since the last journeys.
  optimizeDeps: { include: slipwayEntries, force: true },
  // Beside the bundles of a dev server that may be running.
  cacheDir: 'node_modules/.vite-journeys',
} as const

/** What several demos use comes in one file instead of a hundred small ones. Languages come as they are spoken. */
const build = {
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          {
            name: 'shared',
            test: /slipway\/src\/(components|hooks|styles|base\/(?!locale\/(es|fr|zh)))/,
            minShareCount: 3,
          },
        ],
      },
    },
  },
}

/**
 * The build is served under the policy of packages/slipway/docs/content-security-policy.md, so that journeys fail if any demo violates it. The
 * demos show and read `data:` URLs in place of files of a server, and files that the user chooses.
 */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "connect-src 'self' data: blob:",
  "require-trusted-types-for 'script'",
].join('; ')

export default defineConfig({
  build,
  preview: { headers: { 'Content-Security-Policy': policy } },
  plugins: [
    react(),
    slipway({ name: 'Slipway', icons, csp: 'files', prerender: true, pwa: { precache: 'all' } }),
    docsPlugin(),
    docsTexts(),
  ],
  ...(process.env.SLIPWAY_E2E && forJourneys),
  resolve: { conditions: ['slipway-source', ...defaultClientConditions] },
  // The pages are rendered in Node.
  ssr: { resolve: { conditions: ['slipway-source', ...defaultServerConditions] } },
})
