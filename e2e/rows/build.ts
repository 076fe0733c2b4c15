import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions } from 'vite'
import { rowsFolder } from './buildRows.ts'

await build({
  root: join(import.meta.dirname, 'app'),
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  resolve: { conditions: ['slipway-source', ...defaultClientConditions] },
  build: { outDir: rowsFolder, emptyOutDir: true },
})
