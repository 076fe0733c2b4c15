import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions } from 'vite'
import { slipway } from '../../packages/slipway/src/vite/index.ts'
import { root } from '../../scripts/lib/root.ts'
import { folderOf, modes } from './builds.ts'

for (const mode of modes) {
  const options = { name: 'Reading list', ...(mode !== 'inline' && { csp: mode }) }
  await build({
    root: join(root, 'packages', 'create-slipway', 'template'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), slipway(options)],
    resolve: { conditions: ['slipway-source', ...defaultClientConditions] },
    build: { outDir: folderOf(mode), emptyOutDir: true },
  })
}
