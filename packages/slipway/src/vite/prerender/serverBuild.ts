import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type InlineConfig, mergeConfig, type Plugin, type ResolvedConfig } from 'vite'
import { forRenderer } from './forRenderer.ts'

/** The exported constant that contains the app. */
export interface AppExport {
  /** Id of the module. */
  readonly id: string
  readonly name: string
}

/**
 * Generates the module that renders the app's pages. In Node, `fetch` accepts absolute addresses only: paths are those of the files
 * that the build has written.
 */
function rendererModule({ id, name }: AppExport): string {
  return `import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { answerRenders, fetchFiles, fileUrl, noteLazy } from 'slipway/server'
Object.assign(globalThis, { swFile: fileUrl, swLazy: noteLazy })
globalThis.fetch = fetchFiles(globalThis.fetch, workerData.base, (path) => readFile(join(workerData.folder, path)))
const { ${name}: app } = await import(${JSON.stringify(id)})
answerRenders(app, parentPort)
`
}

/**
 * Builds the app for Node, with the plugins and options of the app's own build.
 *
 * @returns The file to start as a worker. It is within the app's folder, so that it finds the app's packages.
 */
export async function buildRenderer({ inlineConfig, cacheDir }: ResolvedConfig, app: AppExport): Promise<string> {
  const entry = join(cacheDir, 'slipway-renderer.js')
  const outDir = join(cacheDir, 'slipway-renderer')
  await mkdir(cacheDir, { recursive: true })
  await writeFile(entry, rendererModule(app))
  await buildForNode(inlineConfig, { entry, outDir, fileName: 'renderer.mjs', plugins: forRenderer() })
  return join(outDir, 'renderer.mjs')
}

/** A build of the app for Node. */
export interface NodeBuild {
  readonly entry: string
  readonly outDir: string
  /** Name of the file of the entry. */
  readonly fileName: string
  readonly plugins: readonly Plugin[]
}

/** Builds an entry for Node, with the plugins and options of the app's own build. */
export async function buildForNode(
  inlineConfig: InlineConfig,
  { entry, outDir, fileName, plugins }: NodeBuild,
): Promise<void> {
  await build(
    mergeConfig(inlineConfig, {
      logLevel: inlineConfig.logLevel === 'silent' ? 'silent' : 'warn',
      plugins,
      build: {
        ...{ ssr: entry, outDir, emptyOutDir: true, copyPublicDir: false, write: true, watch: null },
        ...{ minify: false, sourcemap: 'inline', manifest: false, ssrManifest: false, reportCompressedSize: false },
        rolldownOptions: {
          // The timings are those of the plugin itself.
          checks: { pluginTimings: false },
          output: { entryFileNames: fileName, chunkFileNames: '[name]-[hash].mjs', format: 'es' },
        },
      },
    }),
  )
}
