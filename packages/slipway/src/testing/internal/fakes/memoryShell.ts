import { onTestFinished, vi } from 'vitest'

/** A native shell for tests in Node.js. */
export interface MemoryShell {
  /** The files by path. Paths of files outside the cache begin with their directory: `DATA/…`. */
  readonly files: Map<string, Uint8Array>
}

interface Place {
  readonly path: string
  readonly directory: string
}

/**
 * Simulates a native shell until the test ends, with the given plugins and a `Filesystem` plugin. The latter behaves like the
 * native parts of `@capacitor/filesystem` 8.1.3. The shell has a `document`, because a web view has one.
 */
export function startShell(plugins: Readonly<Record<string, unknown>>): MemoryShell {
  const files = new Map<string, Uint8Array>()
  const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const missing = () => Object.assign(new Error('The file does not exist.'), { code: 'OS-PLUG-FILE-0008' })
  const keyOf = ({ path, directory }: Place) => (directory === 'CACHE' ? path : `${directory}/${path}`)
  const inside = (place: Place) => [...files.keys()].filter((file) => file.startsWith(`${keyOf(place)}/`))
  const contentOf = (key: string): Uint8Array => {
    const content = files.get(key)
    if (content) return content
    throw missing()
  }
  const uriOf = ({ path, directory }: Place) => `file:///${directory.toLowerCase()}/${path}`
  const Filesystem = {
    async rmdir(place: Place) {
      if (inside(place).length === 0) throw missing()
      for (const file of inside(place)) files.delete(file)
    },
    async readdir(place: Place) {
      if (inside(place).length === 0) throw missing()
      return { files: inside(place).map((file) => ({ name: file.slice(keyOf(place).length + 1) })) }
    },
    async writeFile({ data, ...place }: Place & { readonly data: string }) {
      files.set(keyOf(place), bytesOf(data))
      return { uri: uriOf(place) }
    },
    async appendFile({ data, ...place }: Place & { readonly data: string }) {
      files.set(keyOf(place), Uint8Array.from([...contentOf(keyOf(place)), ...bytesOf(data)]))
    },
    async readFile(place: Place & { readonly encoding: string }) {
      return { data: new TextDecoder().decode(contentOf(keyOf(place))) }
    },
    async deleteFile(place: Place) {
      contentOf(keyOf(place))
      files.delete(keyOf(place))
    },
    getUri: async (place: Place) => ({ uri: uriOf(place) }),
  }
  /** The web view loads files by addresses of its own. */
  const convertFileSrc = (uri: string) => {
    const content = files.get(uri.replace('file:///data/', 'DATA/'))
    return content ? `data:application/octet-stream;base64,${Buffer.from(content).toString('base64')}` : uri
  }
  vi.stubGlobal('document', { baseURI: 'https://localhost/' })
  vi.stubGlobal('location', { origin: 'https://localhost' })
  vi.stubGlobal('Capacitor', { getPlatform: () => 'ios', convertFileSrc, Plugins: { Filesystem, ...plugins } })
  onTestFinished(() => void vi.unstubAllGlobals())
  return { files }
}
