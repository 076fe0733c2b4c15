import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, relative } from 'node:path'
import { gzipSync } from 'node:zlib'

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** No request for so long is silence. */
const silenceMs = 500

/** A built app on a server. */
export interface ServedApp {
  readonly address: string
  /** Bytes of gzip of the files of a kind, such as `.js`, that were asked for since the last `forget`, or of some of them. */
  bytesOf(extension: string, addresses?: readonly string[]): number
  forget(): void
  /** Resolves when nothing has been asked for in half a second. */
  whenSilent(): Promise<void>
  close(): void
}

/** Serves a built app: its files, and its page for every other address. */
export async function serveApp(folder: string): Promise<ServedApp> {
  let asked: string[] = []
  let lastMs = 0
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = join(folder, normalize(pathname))
    const file = existsSync(path) && statSync(path).isFile() ? path : join(folder, 'index.html')
    asked.push(file)
    lastMs = performance.now()
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    response.end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    bytesOf: (extension, addresses) =>
      asked
        .filter((file) => extname(file) === extension)
        .filter((file) => addresses?.includes(`${address}/${relative(folder, file)}`) ?? true)
        .reduce((total, file) => total + gzipSync(readFileSync(file)).length, 0),
    forget: () => {
      asked = []
    },
    async whenSilent() {
      for (let leftMs = silenceMs; leftMs > 0; leftMs = lastMs + silenceMs - performance.now()) {
        await new Promise((resolve) => setTimeout(resolve, leftMs))
      }
    },
    close: () => server.close(),
  }
}
