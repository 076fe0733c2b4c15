import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
// `slipway/vite` from its source, so that the showcase runs without a build.
import { slipway } from '../../packages/slipway/src/vite/index.ts'
import { docsPlugin } from './build/docsPlugin.ts'

const icons = [
  { src: '/icon.svg', sizes: 'any' },
  { src: '/icon-192.png', sizes: '192x192' },
  { src: '/icon-512.png', sizes: '512x512', purpose: 'maskable' },
] as const

const slipwayEntries = ['', '/components/*', '/api/*', '/screens/*', '/hooks', '/router'].map(
  (path) => `slipway${path}`,
)

/** Journeys meet the dev server as apps do, for which Vite bundles a package; and nobody's edit changes the page under them. */
const forJourneys = {
  server: { hmr: false },
  optimizeDeps: { include: slipwayEntries },
  // Beside the bundles of a dev server that may be running.
  cacheDir: 'node_modules/.vite-journeys',
} as const

export default defineConfig({
  plugins: [react(), slipway({ name: 'Slipway', icons }), docsPlugin()],
  ...(process.env.SLIPWAY_E2E && forJourneys),
  resolve: { conditions: ['slipway-source', ...defaultClientConditions] },
})
