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
      pwa: {
        shortcuts: [{ name: 'Add a book', path: '/new' }],
        shareTarget: { path: '/new' },
      },
    }),
  ],
  test: { environment: 'jsdom' },
})
