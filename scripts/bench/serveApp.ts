import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, relative } from 'node:path'
import { gzipSync } from 'node:zlib'

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** The network counts as idle after this time without a request. */
const silenceMs = 500

/** A server of a built app. */
export interface ServedApp {
  readonly address: string
  /**
   * Bytes, after gzip, of the files with an extension such as `.js` that were requested since the last `forget`. With
   * `addresses`, counts only these files.
   */
  bytesOf(extension: string, addresses?: readonly string[]): number
  forget(): void
  /** Resolves after half a second without a request. */
  whenSilent(): Promise<void>
  close(): void
}

/** Serves a built app: its files, and `index.html` for every other address. */
export async function serveApp(folder: string): Promise<ServedApp> {
  let requested: string[] = []
  let lastMs = 0
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = join(folder, normalize(pathname))
    const file = existsSync(path) && statSync(path).isFile() ? path : join(folder, 'index.html')
    requested.push(file)
    lastMs = performance.now()
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    response.end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    bytesOf: (extension, addresses) =>
      requested
        .filter((file) => extname(file) === extension)
        .filter((file) => addresses?.includes(`${address}/${relative(folder, file)}`) ?? true)
        .reduce((total, file) => total + gzipSync(readFileSync(file)).length, 0),
    forget: () => {
      requested = []
    },
    async whenSilent() {
      for (let leftMs = silenceMs; leftMs > 0; leftMs = lastMs + silenceMs - performance.now()) {
        await new Promise((resolve) => setTimeout(resolve, leftMs))
      }
    },
    close: () => server.close(),
  }
}
