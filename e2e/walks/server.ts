import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions } from 'vite'
import { root } from '../../scripts/lib/root.ts'
import { ports } from '../ports.ts'
import { bundles } from './places.ts'

/*
 * Serves the app of the walks from a folder below the server's root, like a server for static files. Serves another site on the
 * same port under another host name.
 */

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

const outDirOf = (bundle: string) => join(root, '.cache', 'walks', bundle)

for (const bundle of bundles) {
  // React and its plugin read this variable.
  process.env.NODE_ENV = bundle
  await build({
    root: join(import.meta.dirname, 'app'),
    base: `/deep/${bundle}/`,
    mode: bundle,
    logLevel: 'warn',
    configFile: false,
    plugins: [react()],
    resolve: { conditions: ['slipway-source', ...defaultClientConditions] },
    build: { outDir: outDirOf(bundle), emptyOutDir: true },
  })
}

createServer((request, response) => {
  const { pathname, hostname } = new URL(request.url ?? '/', `http://${request.headers.host}`)
  const [, bundle = '', rest = ''] = /^\/deep\/(\w+)\/(.*)$/.exec(pathname) ?? []
  const isApp = bundles.some((one) => one === bundle) && hostname === 'localhost'
  const answer = (type: string, body: Buffer | string) => {
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' })
    response.end(body)
  }
  if (hostname === '127.0.0.1') answer('text/html', '<!doctype html><title>Another site</title><p>another site')
  else if (isApp && rest.startsWith('assets/')) {
    answer(types[extname(rest)] ?? 'application/octet-stream', readFileSync(join(outDirOf(bundle), rest)))
    // Only path addresses need a fallback to `index.html`.
  } else if (isApp && /^(split-)?(paths\/|hash\/$)/.test(rest)) {
    answer('text/html', readFileSync(join(outDirOf(bundle), 'index.html')))
  } else {
    response.writeHead(pathname === '/' ? 200 : 404)
    response.end()
  }
}).listen(ports.walks)
