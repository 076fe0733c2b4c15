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

export default defineConfig({
  plugins: [react(), slipway({ name: 'Slipway', icons }), docsPlugin()],
  // Journeys must not have the page changed under them by whoever edits a file.
  server: { ...(process.env.SLIPWAY_E2E && { hmr: false }) },
  resolve: { conditions: ['slipway-source', ...defaultClientConditions] },
})
