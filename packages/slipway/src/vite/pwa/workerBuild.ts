import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type ResolvedConfig, type Rolldown } from 'vite'
import type { WorkerPlan } from '../../service-worker/workerPlan.ts'
import { moduleInPackage, pathInPackage } from '../buildDefaults.ts'
import type { PluginState } from '../pluginState.ts'
import { startModulesIn } from '../prerender/prerenderBuild.ts'
import { pagesOf } from './pagesOf.ts'
import { filesIn, startFilesOf, withRevisions, workerFile } from './precacheFiles.ts'
import type { PwaPlan } from './pwaOptions.ts'

/** A build that is written. */
interface WrittenBuild {
  readonly folder: string
  readonly bundle: Rolldown.OutputBundle
  /** The HTML file that loads any page. */
  readonly shell: string
}

/** Writes the service worker of a build, with the list of the files that it stores. Returns the number of these files. */
export async function workerBuild(pwa: PwaPlan, state: PluginState, written: WrittenBuild): Promise<number> {
  const { config } = state
  if (config.publicDir !== '' && existsSync(join(config.publicDir, workerFile))) {
    throw new Error(`slipway: the public folder has its own ${workerFile}. Remove it, or the option pwa.`)
  }
  const plan = pwa.remove ? undefined : workerPlan(pwa, state, written)
  const code = await workerCode(config, plan)
  writeFileSync(join(written.folder, workerFile), code)
  return plan?.files.length ?? 0
}

function workerPlan(
  { precache, rules, outside }: PwaPlan,
  { config, facts, entryPageId }: PluginState,
  { folder, bundle, shell }: WrittenBuild,
): WorkerPlan {
  const assets = `${config.build.assetsDir}/`
  const all = filesIn(folder)
  const started = startFilesOf(bundle, [
    ...(entryPageId === undefined ? [] : [entryPageId]),
    ...startModulesIn(bundle),
    ...partsOfStart(bundle),
  ])
  const files =
    precache === 'all'
      ? all.filter((file) => !isLargeMap(bundle[file]))
      : all.filter((file) => started.has(file) || isSmallPart(file, assets))
  const locales = facts.prerender?.locales ?? [facts.lang]
  const pages = pagesOf(
    all.filter((file) => file.endsWith('.html') && file !== shell),
    locales,
  )
  const shellPages = pagesOf(
    [shell, ...locales.map((tag) => shell.replace(/html$/, `${tag}.html`))].filter((file) => all.includes(file)),
    locales,
  )
  const [shells = {}] = Object.values(shellPages)
  return {
    ...{ assets, rules, outside },
    files: withRevisions(folder, files, assets),
    pages: facts.server === undefined ? { ...pages, '': shells } : {},
    shell: shells,
    fromNetwork: facts.server !== undefined,
  }
}

/** Modules of Slipway that the app loads after its start: a start without a network needs them too. */
function partsOfStart(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle).flatMap((output) =>
    output.type === 'chunk' && output.facadeModuleId && pathInPackage(output.facadeModuleId)?.startsWith('app/')
      ? [output.facadeModuleId]
      : [],
  )
}

/** Whether a file belongs to the start but to no module: a page, the manifest, an icon. Other public files are stored when they are used. */
const isSmallPart = (file: string, assets: string) =>
  !file.startsWith(assets) &&
  /(\.html|\.webmanifest|(^|\/)(icon|favicon|maskable|apple-touch-icon)[\w-]*\.\w+|slipway-[\w-]+\.(css|js))$/.test(
    file,
  )

/** Whether a file is the detailed data of a map, 1 MB in every app. It is stored when it is used. */
const isLargeMap = (output: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) =>
  output?.type === 'chunk' && /^atlas\/.*\/large/.test(pathInPackage(output.facadeModuleId ?? '') ?? '')

/** Bundles the worker into one script without imports. */
async function workerCode(config: ResolvedConfig, plan: WorkerPlan | undefined): Promise<string> {
  const entry = moduleInPackage(plan ? 'service-worker/serviceWorker' : 'service-worker/removeWorker')
  const result = await build({
    ...{ configFile: false, root: config.root, publicDir: false, logLevel: 'warn' },
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"', slipwayPlan: JSON.stringify(plan ?? null) },
    build: {
      ...{ write: false, target: 'es2022' },
      lib: { entry, formats: ['iife'], name: 'slipwayWorker', fileName: () => workerFile },
      // The timings are those of the plugin itself.
      rolldownOptions: { checks: { pluginTimings: false }, output: { minify: true } },
    },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const [file, ...others] = outputs
  if (file?.type !== 'chunk' || others.length > 0) throw new Error('slipway: the service worker is not one file')
  return `${notice}\n${file.code}`
}

const notice = '/*! Contains Workbox, Copyright Google LLC, MIT licence. */'

/** The module that registers the worker, imported by the module that defines the app. */
export function startWorkerModule(pwa: PwaPlan, base: string): string {
  const path = JSON.stringify(moduleInPackage('service-worker/startWorker'))
  const [url, folder] = [base + workerFile, base].map((each) => JSON.stringify(each))
  const forgets = pwa.rules.some(({ shared }) => !shared)
  return `import { ${forgets ? 'forgetOnSignOut, ' : ''}startWorker } from ${path}
${forgets ? "import { getToken, onTokenChange } from 'slipway/api/identity'\n" : ''}startWorker(${url}, ${folder})
${forgets ? `forgetOnSignOut(${folder}, { getToken, onTokenChange })\n` : ''}`
}
