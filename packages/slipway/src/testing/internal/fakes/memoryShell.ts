import { onTestFinished, vi } from 'vitest'

/** A native shell for tests in Node.js. */
export interface MemoryShell {
  /** The files in the cache, by path. */
  readonly files: Map<string, Uint8Array>
}

/**
 * Simulates a native shell until the test ends, with the given plugins and a `Filesystem` plugin. The latter behaves like the
 * native parts of `@capacitor/filesystem` 8.1.3. The shell has a `document`, because a web view has one.
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
