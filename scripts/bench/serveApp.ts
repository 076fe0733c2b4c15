import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Network, slowLink } from './slowLink.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
}

/** The network counts as idle after this time without a request. */
const silenceMs = 500

/** A server of a built app. */
export interface ServedApp {
  readonly address: string
  /** The requests since the last `forget`. */
  traffic(): Traffic
  forget(): void
  /** Resolves after half a second without a request. */
  whenSilent(): Promise<void>
  close(): void
}

/** Number of requests, and the bytes after gzip of the scripts and style sheets that were sent. */
export interface Traffic {
  readonly requests: number
  readonly jsBytes: number
  readonly cssBytes: number
}

/**
 * Serves a built app: its files, and `index.html` for every other address. All files are compressed.
 *
 * @param network Network that limits the responses. @default no limit
 */
export async function serveApp(folder: string, network?: Network): Promise<ServedApp> {
  const send = network && slowLink(network)
  let sent: { readonly extension: string; readonly bytes: number }[] = []
  let lastMs = 0
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = join(folder, normalize(pathname))
    const file = existsSync(path) && statSync(path).isFile() ? path : join(folder, 'index.html')
    const extension = extname(file)
    const body = gzipSync(readFileSync(file))
    sent.push({ extension, bytes: body.length })
    lastMs = performance.now()
    response.setHeader('content-type', types[extension] ?? 'application/octet-stream')
    response.setHeader('content-encoding', 'gzip')
    if (send) void send(response, body)
    else response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bytesOf = (wanted: string) =>
    sent.filter(({ extension }) => extension === wanted).reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    traffic: () => ({ requests: sent.length, jsBytes: bytesOf('.js'), cssBytes: bytesOf('.css') }),
    forget: () => {
      sent = []
    },
    async whenSilent() {
      for (let leftMs = silenceMs; leftMs > 0; leftMs = lastMs + silenceMs - performance.now()) {
        await new Promise((resolve) => setTimeout(resolve, leftMs))
      }
    },
    close: () => server.close(),
  }
}
