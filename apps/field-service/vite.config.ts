import react from '@vitejs/plugin-react'
import { slipway } from 'slipway/vite'
import { defineConfig } from 'vitest/config'
import { fieldServer } from './server/plugin.ts'

export default defineConfig({
  plugins: [
    react(),
    slipway({
      name: 'Field service',
      shortName: 'Field',
      // Jobs that have been seen once are there without a network. They are removed when the user signs out.
      pwa: { precache: 'all', cache: [{ urls: '/api/photos/*', strategy: 'cache-first' }, { urls: '/api/*' }] },
    }),
    fieldServer(),
  ],
  // The first tests load the modules of the app, which takes some seconds on a busy machine.
  test: { environment: 'jsdom', testTimeout: 30_000, expect: { poll: { timeout: 10_000 } } },
})
