import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions } from 'vite'
import { folderOf } from './buildTestApp.ts'

const [name = ''] = process.argv.slice(2)

await build({
  root: join(import.meta.dirname, '..', name, 'app'),
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  resolve: { conditions: ['slipway-source', ...defaultClientConditions] },
  build: { outDir: folderOf(name), emptyOutDir: true },
})
