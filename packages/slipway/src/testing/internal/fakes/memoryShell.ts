import { onTestFinished, vi } from 'vitest'

/** A native shell for tests in Node, and what its plugins were asked for. */
export interface MemoryShell {
  /** The files in the cache, by path. */
  readonly files: Map<string, Uint8Array>
}

/**
 * Puts a native shell around a test, with `@capacitor/filesystem` as its native sides answer (8.1.3), and more plugins.
 * A web view has a document too.
 */
export function startShell(plugins: Readonly<Record<string, unknown>>): MemoryShell {
  const files = new Map<string, Uint8Array>()
  const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const Filesystem = {
    async rmdir({ path }: { readonly path: string }) {
      const inside = [...files.keys()].filter((file) => file.startsWith(`${path}/`))
      if (inside.length === 0) throw new Error('The directory does not exist.')
      for (const file of inside) files.delete(file)
    },
    async writeFile({ path, data }: { readonly path: string; readonly data: string }) {
      files.set(path, bytesOf(data))
      return { uri: `file:///cache/${path}` }
    },
    async appendFile({ path, data }: { readonly path: string; readonly data: string }) {
      files.set(path, Uint8Array.from([...(files.get(path) ?? []), ...bytesOf(data)]))
    },
  }
  vi.stubGlobal('document', { baseURI: 'https://localhost/' })
  vi.stubGlobal('location', { origin: 'https://localhost' })
  vi.stubGlobal('Capacitor', { getPlatform: () => 'ios', Plugins: { Filesystem, ...plugins } })
  onTestFinished(() => void vi.unstubAllGlobals())
  return { files }
}
