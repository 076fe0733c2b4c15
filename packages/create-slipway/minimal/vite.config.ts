import react from '@vitejs/plugin-react'
import { slipway } from 'slipway/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react(), slipway({ name: 'My app' })],
  // The first test loads the modules of the app, which takes some seconds on a busy machine.
  test: { environment: 'jsdom', testTimeout: 30_000 },
})
