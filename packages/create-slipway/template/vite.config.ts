import react from '@vitejs/plugin-react'
import { slipway } from 'slipway/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react(), slipway({ name: 'Reading list', shortName: 'Reading', prerender: true, pwa: true })],
  test: { environment: 'jsdom' },
})
