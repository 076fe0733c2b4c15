import react from '@vitejs/plugin-react'
import { createServer, defaultClientConditions } from 'vite'
import { slipway } from '../../packages/slipway/src/vite/index.ts'

/* Serves the app in a folder with Vite, and prints the address. */

const [folder = ''] = process.argv.slice(2)
const server = await createServer({
  root: folder,
  configFile: false,
  logLevel: 'silent',
  cacheDir: `${folder}/.vite`,
  plugins: [react(), slipway({ name: 'Hot reload' })],
  resolve: { conditions: ['slipway-source', ...defaultClientConditions] },
  optimizeDeps: { include: ['slipway', 'slipway/router', 'react', 'react/jsx-dev-runtime', 'react-dom/client'] },
  server: { port: 0, host: '127.0.0.1' },
})
await server.listen()
console.log(server.resolvedUrls?.local[0])
