import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions, defaultServerConditions } from 'vite'
import { slipway } from '../../packages/slipway/src/vite/index.ts'
import { root } from '../../scripts/lib/root.ts'
import { folderOf, type Mode } from './builds.ts'

for (const mode of process.argv.slice(2) as Mode[]) {
  const csp = mode === 'files' || mode === 'hashes' ? { csp: mode } : {}
  const options = { name: 'Reading list', prerender: { site: 'https://example.org' }, ...csp }
  await build({
    root: join(root, 'packages', 'create-slipway', 'template'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), slipway(options)],
    // Two processes may build at the same time.
    cacheDir: join(root, '.cache', `vite-csp-${mode}`),
    resolve: { conditions: ['slipway-source', ...defaultClientConditions] },
    ssr: { resolve: { conditions: ['slipway-source', ...defaultServerConditions] } },
    build: { outDir: folderOf(mode), emptyOutDir: true },
  })
}
