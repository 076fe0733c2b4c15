import { gzipSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'
import { root } from '../lib/root.ts'

/** Size of the files that an app downloads for a module, and the modules in them. */
export interface Bundled {
  /** Bytes after gzip, with each file compressed separately. */
  readonly js: number
  readonly css: number
  /** Absolute paths of scripts and style sheets. */
  readonly modules: readonly string[]
  /** Absolute paths of modules that are loaded on demand. */
  readonly lazyModules: readonly string[]
}

export interface BundleOptions {
  /** Leaves out the code that every app contains once: React, and Vite's loader of lazy chunks. @default false */
  readonly part?: boolean
  /** Selects lazy modules that count as well, such as the first page. */
  readonly also?: (path: string) => boolean
}

/** Builds a module for production from its text, and measures the files of its first load. */
export async function bundle(text: string, { part = false, also = () => false }: BundleOptions = {}): Promise<Bundled> {
  const output = await buildInMemory(text, part)
  const chunks = output.flatMap((file) => (file.type === 'chunk' ? [file] : []))
  const loaded = withImports(
    chunks.filter((chunk) => chunk.isEntry || also(chunk.facadeModuleId ?? '')),
    chunks,
  )
  const bytesOf = (names: ReadonlySet<string>) =>
    output
      .filter((file) => names.has(file.fileName))
      .reduce((total, file) => total + gzipSync(file.type === 'chunk' ? file.code : file.source).length, 0)
  return {
    js: bytesOf(new Set(loaded.map((chunk) => chunk.fileName))),
    css: bytesOf(new Set(loaded.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))),
    modules: modulesOf(loaded),
    lazyModules: modulesOf(chunks.filter((chunk) => !loaded.includes(chunk))),
  }
}

const modulesOf = (chunks: readonly Rolldown.OutputChunk[]) =>
  chunks.flatMap((chunk) => chunk.moduleIds).filter((id) => !id.startsWith('\0') && !id.endsWith(entryId))

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

async function buildInMemory(text: string, part: boolean): Promise<Output> {
  // Vitest sets another value. Production builds are measured everywhere, with production JSX.
  process.env.NODE_ENV = 'production'
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [entryFrom(text), ...(part ? [bareLoader] : [])],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entryId,
        external: part ? [/^react(-dom)?($|\/)/] : [],
        // A part keeps its exports. Code shared with lazy chunks stays in the part, as in an app.
        preserveEntrySignatures: part ? 'allow-extension' : false,
      },
    },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('Vite did not return exactly one build.')
  return result.output
}

/** Chunks and all their static imports. */
function withImports(
  roots: readonly Rolldown.OutputChunk[],
  all: readonly Rolldown.OutputChunk[],
): Rolldown.OutputChunk[] {
  const found = new Set(roots)
  for (const chunk of found) {
    for (const other of all) if (chunk.imports.includes(other.fileName)) found.add(other)
  }
  return [...found]
}

const entryId = 'slipway-size-entry'

/** A virtual entry module with the given text, resolved as a file in the repository's folder. */
function entryFrom(text: string): Plugin {
  const path = `${root}/${entryId}`
  return {
    name: 'slipway:size',
    resolveId: (id) => (id === entryId ? path : undefined),
    load: (id) => (id === path ? text : undefined),
  }
}

const bareLoader: Plugin = {
  name: 'slipway:size-loader',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
}
