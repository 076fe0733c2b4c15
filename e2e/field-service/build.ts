import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions, type Plugin } from 'vite'
import { slipway } from '../../packages/slipway/src/vite/index.ts'
import { root } from '../../scripts/lib/root.ts'
import { type Deployment, folderOf } from './deployments.ts'

const app = join(root, 'apps/field-service')

/** Another title of the first page, which shows that the new version runs. */
const newTitle: Plugin = {
  name: 'new-title',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('/words/en.ts') ? code.replace("jobs: 'Jobs'", "jobs: 'New jobs'") : undefined),
}

for (const name of process.argv.slice(2) as Deployment[]) {
  await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    // The options are those of the app's own configuration, which imports the built package.
    plugins: [
      react(),
      slipway({
        name: 'Field service',
        pwa: { precache: 'all', cache: [{ urls: '/api/photos/*', strategy: 'cache-first' }, { urls: '/api/*' }] },
      }),
      ...(name === 'second' ? [newTitle] : []),
    ],
    resolve: { conditions: ['slipway-source', ...defaultClientConditions] },
    cacheDir: join(folderOf(name), '..', `vite-${name}`),
    build: { outDir: folderOf(name), emptyOutDir: true },
  })
}
