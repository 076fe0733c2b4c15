import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

/** A server of a built app that sends a policy with every response. */
export interface PolicyServer {
  readonly address: string
  /** Delays the responses for paths that match until the returned function is called. */
  hold(path: RegExp): () => void
  close(): void
}

/** Serves a built app: its files, the HTML of its pages, and `index.html` for every other address. */
export async function startPolicyServer(folder: string, policy: string): Promise<PolicyServer> {
  let held: { readonly path: RegExp; readonly released: Promise<void> } | undefined
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (held?.path.test(pathname)) await held.released
    const paths = [pathname, `${pathname}.html`].map((path) => join(folder, path))
    const file = paths.find((path) => existsSync(path) && statSync(path).isFile()) ?? join(folder, 'index.html')
    response.setHeader('content-security-policy', policy)
    response.setHeader('content-type', `${types[extname(file)] ?? 'application/octet-stream'}; charset=utf-8`)
    response.setHeader('cache-control', 'no-store')
    response.end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold(path) {
      let resolve = () => {}
      const released = new Promise<void>((done) => {
        resolve = done
      })
      held = { path, released }
      return () => {
        held = undefined
        resolve()
      }
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
