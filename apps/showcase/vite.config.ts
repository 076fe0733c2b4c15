import { dirname } from 'node:path/posix'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
// `slipway/vite` is imported from its source, so that the showcase runs without a build.
import { slipway } from '../../packages/slipway/src/vite/index.ts'
import { findFiles } from '../../scripts/lib/findFiles.ts'
import { docsPlugin } from './build/docsPlugin.ts'

const icons = [
  { src: '/icon.svg', sizes: 'any' },
  { src: '/icon-192.png', sizes: '192x192' },
  { src: '/icon-512.png', sizes: '512x512', purpose: 'maskable' },
] as const

const folders = findFiles(['packages/slipway/src/{components,api,screens}/*/index.ts']).map((file) => dirname(file))
const slipwayEntries = ['slipway', 'slipway/hooks', 'slipway/router'].concat(
  folders.map((folder) => folder.replace('packages/slipway/src', 'slipway')),
)

/**
 * Journeys use the dev server as apps do, with the package pre-bundled by Vite. Hot updates are off, so that edits do not change
 * the page during a journey.
 */
const forJourneys = {
  // Modules do not change either, so later pages take them from the cache.
  server: { hmr: false, headers: { 'Cache-Control': 'max-age=3600, immutable' } },
  // Bundled again each time, because Vite does not detect source changes of a linked package.
  optimizeDeps: { include: slipwayEntries, force: true },
  // Separate from the cache of a dev server that may be running.
  cacheDir: 'node_modules/.vite-journeys',
} as const

/**
 * Code that several demos share is one file instead of a hundred small ones. Languages stay separate chunks, which are loaded when
 * used.
 */
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
 * The build is served with the policy of docs/content-security-policy.md, so that journeys fail if a demo violates it. The demos
 * also use `data:` URLs in place of a server's files, and files that the user chooses.
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
  plugins: [react(), slipway({ name: 'Slipway', icons, csp: 'files' }), docsPlugin()],
  ...(process.env.SLIPWAY_E2E && forJourneys),
  resolve: { conditions: ['slipway-source', ...defaultClientConditions] },
})
