import react from '@vitejs/plugin-react'
import { slipway } from 'slipway/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [
    react(),
    slipway({
      name: 'Reading list',
      shortName: 'Reading',
      prerender: true,
      // PNG icons from `public/icon.svg`, after `npm install --save-dev sharp`:
      // icons: {},
      // The area of the title bar on computers:
      // manifest: { display_override: ['window-controls-overlay'] },
      pwa: {
        shortcuts: [{ name: 'Add a book', path: '/new' }],
        shareTarget: { path: '/new' },
        // Responses of your server, for starts without a network:
        // cache: [{ urls: '/api/*' }],
      },
    }),
  ],
  // The first tests load the modules of the app, which takes some seconds on a busy machine.
  test: { environment: 'jsdom', testTimeout: 30_000, expect: { poll: { timeout: 10_000 } } },
})
