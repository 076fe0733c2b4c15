import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

/** Answers a request, or leaves it to the server: `false`. */
export type Answer = (path: string, response: ServerResponse, request: IncomingMessage) => boolean

/** A server of an app that is deployed again and again, with data of a user. */
export interface DeployServer {
  readonly address: string
  /** Serves another folder from now on, without the files of the former one. */
  deploy(folder: string): void
  /** Answers some requests differently; `undefined` as before. */
  answer(answer: Answer | undefined): void
  /** Ends the server with all connections. */
  stop(): Promise<void>
  /** Starts it again at the same address. */
  start(): Promise<void>
}

/**
 * Starts a server that sends the files of a folder, the HTML of its pages, and `index.html` for every other address, as hosts do.
 *
 * @param prepare Called with each server before it starts, for example to accept sockets.
 */
export async function startDeployServer(first: string, prepare?: (server: Server) => void): Promise<DeployServer> {
  let folder = first
  let special: Answer | undefined
  let server: Server | undefined
  let port = 0
  const start = async () => {
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      response.setHeader('cache-control', 'no-cache')
      if (special?.(pathname, response, request)) return
      if (pathname === '/api/orders') return void response.end('Orders of Ada')
      if (pathname.startsWith('/admin/')) return void response.end('The admin page of the server')
      const paths = [pathname, `${pathname}.html`].map((path) => join(folder, path))
      const file = paths.find((path) => existsSync(path) && statSync(path).isFile()) ?? join(folder, 'index.html')
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
      response.end(readFileSync(file))
    })
    prepare?.(server)
    await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  }
  await start()
  return {
    address: `http://localhost:${port}`,
    deploy: (next) => {
      folder = next
    },
    answer: (answer) => {
      special = answer
    },
    async stop() {
      await new Promise((resolve) => {
        server?.close(resolve)
        server?.closeAllConnections()
      })
    },
    start,
  }
}
