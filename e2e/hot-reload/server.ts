import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import react from '@vitejs/plugin-react'
import { createServer, defaultClientConditions, type Plugin } from 'vite'
import { slipway } from '../../packages/slipway/src/vite/index.ts'

/*
 * Serves the app in a folder with Vite, and prints the address. Each line of the input, such as `change src/app.ts`, is an event
 * of Vite's watcher; the path is printed when Vite handles the change. The watcher of files is off: it ignores the second of two
 * changes within a few milliseconds.
 */

const [folder = ''] = process.argv.slice(2)

const reportChanges: Plugin = {
  name: 'report-changes',
  enforce: 'post',
  hotUpdate({ file }) {
    if (this.environment.name === 'client') console.log(relative(folder, file))
  },
}

const server = await createServer({
  root: folder,
  configFile: false,
  logLevel: 'silent',
  cacheDir: `${folder}/.vite`,
  plugins: [react(), slipway({ name: 'Hot reload' }), reportChanges],
  resolve: { conditions: ['slipway-source', ...defaultClientConditions] },
  optimizeDeps: { include: ['slipway', 'slipway/router', 'react', 'react/jsx-dev-runtime', 'react-dom/client'] },
  server: { port: 0, host: '127.0.0.1', watch: null },
})
await server.listen()
const [address = ''] = server.resolvedUrls?.local ?? []
// Without a client, Vite keeps a reload for the next page that connects, and that page would lose a click.
const client = new WebSocket(address.replace('http', 'ws'), 'vite-hmr')
await new Promise((resolve, reject) => Object.assign(client, { onopen: resolve, onerror: reject }))
console.log(address)
createInterface(process.stdin).on('line', (line) => {
  const [event = '', path = ''] = line.split(' ')
  server.watcher.emit(event, join(folder, path))
})
