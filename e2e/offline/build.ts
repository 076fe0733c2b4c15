import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions, defaultServerConditions } from 'vite'
import { slipway } from '../../packages/slipway/src/vite/index.ts'
import { type Deployment, folderOf } from './deployments.ts'

for (const name of process.argv.slice(2) as Deployment[]) {
  const precache = name === 'entry' ? 'entry' : 'all'
  await build({
    root: join(import.meta.dirname, 'app'),
    configFile: false,
    logLevel: 'warn',
    plugins: [
      react(),
      slipway({
        name: 'Orders',
        prerender: ['/', '/about'],
        pwa: { precache, cache: [{ urls: '/api/*' }], outside: ['/admin/*'], remove: name === 'removed' },
      }),
    ],
    define: { deploymentName: JSON.stringify(name) },
    cacheDir: join(folderOf(name), '..', `vite-${name}`),
    resolve: { conditions: ['slipway-source', ...defaultClientConditions] },
    ssr: { resolve: { conditions: ['slipway-source', ...defaultServerConditions] } },
    build: { outDir: folderOf(name), emptyOutDir: true },
  })
}
