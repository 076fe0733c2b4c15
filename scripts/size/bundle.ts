import { gzipSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'
import { root } from '../lib/root.ts'

/** What an app downloads for a module, and which modules that holds. */
export interface Bundled {
  /** Bytes of gzip, each file compressed by itself. */
  readonly js: number
  readonly css: number
  /** Absolute paths, of scripts and style sheets. */
  readonly modules: readonly string[]
  /** The same of what is loaded later, if ever. */
  readonly lazyModules: readonly string[]
}

export interface BundleOptions {
  /** Leaves out what an app has once whatever parts it uses: React, and Vite's loader of lazy chunks. @default false */
  readonly part?: boolean
  /** Lazy modules that count as well, such as the first page. */
  readonly also?: (path: string) => boolean
}

/** Builds a module for production from its text and measures what it loads before anything lazy. */
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
  // Vitest has a value of its own; what is measured is production wherever it is measured, JSX too.
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
        // A part keeps its exports. What it shares with lazy chunks stays in it, as it does in an app.
        preserveEntrySignatures: part ? 'allow-extension' : false,
      },
    },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('Vite answered something else than one build.')
  return result.output
}

/** Chunks and everything that they load with themselves. */
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

/** The entry as a module whose text is given, as if it stood in the repository's folder. */
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
