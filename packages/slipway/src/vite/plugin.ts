import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { changeEvent } from '../base/page/hotEvents.ts'
import { readAppSource } from './appSource.ts'
import { buildDefaults, pathInPackage } from './buildDefaults.ts'
import { configMistakes } from './checkConfig.ts'
import { chunkGroups, type ModuleFacts } from './chunks/chunkGroups.ts'
import { preloadLinks } from './chunks/preloadLinks.ts'
import { configuredGroup } from './configuredGroup.ts'
import { dropUnlinkedStartFiles, htmlFiles, reportInlineTags, startFileAddress } from './contentSecurity.ts'
import { devModule } from './devModule.ts'
import { entryPageImport } from './entryPage.ts'
import { checkedMountModule, findEntry, mountModule } from './findEntry.ts'
import { completeHtml, type HtmlHead } from './htmlShell.ts'
import { drawIcons } from './icons/drawIcons.ts'
import { locationIn } from './locationIn.ts'
import { appFacts, type SlipwayOptions } from './options.ts'
import { existsIn, mountUrl, type PluginState, pluginFiles, readIcons } from './pluginState.ts'
import { exportedApp } from './prerender/exportedApp.ts'
import { prerenderBuild } from './prerender/prerenderBuild.ts'
import { workerFile } from './pwa/precacheFiles.ts'
import { startWorkerModule, workerBuild } from './pwa/workerBuild.ts'
import { serveApp } from './serveApp.ts'
import { serverBuild } from './server/serverBuild.ts'
import { startFiles } from './startFiles.ts'

const devUrl = '/@slipway/dev.js'
const workerUrl = '/@slipway/worker.js'
/** The page that a start without a network uses if a server renders all pages. */
const shellFile = 'shell.html'

/** The files of a written build. */
interface WrittenFiles {
  readonly folder: string
  /** The HTML files. */
  readonly pages: readonly string[]
  readonly bundle: Rolldown.OutputBundle
}

/**
 * Serves and builds a Slipway app with Vite. The plugin generates the HTML page, or adds missing tags to the app's own page. It
 * generates a web manifest and an icon, preloads the entry page, and selects the platform's implementations of the
 * capabilities. It reports mistakes in the app's config with their position and the corrected form.
 *
 * A Slipway app also works in Vite without this plugin.
 *
 * @example
 * export default defineConfig({ plugins: [react(), slipway({ name: 'Field notes' })] })
 */
export function slipway(options: SlipwayOptions = {}): Plugin {
  // Vite calls `config` and `configResolved` before all other functions.
  const state = {} as PluginState
  const files = pluginFiles(state, options.entry)
  let groups: ReadonlyMap<string, string> = new Map()
  /** The HTML pages of the last build, until `closeBundle`. */
  let written: WrittenFiles | undefined

  /** Whether an id is the app's HTML page, which the plugin generates if the app has none. */
  const isGeneratedHtml = (id: string) => id === files.htmlFile() && !existsSync(id)
  const showsErrors = ({ hmr }: PluginState['config']['server']) => typeof hmr !== 'object' || hmr.overlay !== false

  return {
    name: 'slipway',

    config(user) {
      const root = resolve(user.root ?? '')
      state.facts = appFacts(options, packageName(root))
      const exists = existsIn(root)
      const entry = exists('index.html') ? undefined : findEntry(options.entry, exists)
      return buildDefaults(user, state.facts, entry, (id) => groups.get(id))
    },

    configResolved(resolved) {
      state.config = resolved
      state.icons = readIcons(resolved, state.facts)
    },

    resolveId(id) {
      if (id === mountUrl || id === devUrl || id === workerUrl) return `\0${id}`
      return isGeneratedHtml(id) ? id : undefined
    },

    load(id) {
      const { command, server } = state.config
      if (id === `\0${devUrl}`) return devModule(showsErrors(server))
      if (id === `\0${workerUrl}` && state.facts.pwa) return startWorkerModule(state.facts.pwa, files.base())
      if (id === `\0${mountUrl}`) return (command === 'serve' ? checkedMountModule : mountModule)(files.entry())
      return isGeneratedHtml(id) ? files.pageHtml() : undefined
    },

    transform: {
      order: 'pre',
      filter: { id: { include: /\.[jt]sx?$/, exclude: /\/node_modules\// }, code: 'defineApp' },
      async handler(code, id) {
        const program = this.parse(code, { lang: id.endsWith('.ts') ? 'ts' : 'tsx' })
        const source = readAppSource(program)
        if (source.configs.length === 0) return
        const mistakes = configMistakes(source)
        if (mistakes[0]) {
          const lines = mistakes.map(({ message, offset }) => `- ${message} (${locationIn(code, offset)})`)
          this.error(`slipway: the app's config has mistakes.\n${lines.join('\n')}`, mistakes[0].offset)
        }
        state.storageGroup = configuredGroup(source) ?? state.storageGroup
        const name = exportedApp(program, source)
        if (name !== undefined) state.app = { id, name }
        const specifier = entryPageImport(source)
        const page = specifier === undefined ? null : await this.resolve(specifier, id)
        if (page) state.entryPageId = page.id
        else this.debug(`slipway: ${id} has no literal import for the root page, so the page is not preloaded.`)
        if (!state.facts.pwa || state.facts.pwa.remove || state.config.command !== 'build') return
        if (this.environment.config.consumer !== 'client' || state.config.build.lib) return
        return { code: `${code}\nimport '${workerUrl}'\n`, map: null }
      },
    },

    configureServer: (server) => serveApp(server, files),

    hotUpdate() {
      if (this.environment.name === 'client') this.environment.hot.send(changeEvent)
    },

    transformIndexHtml: {
      order: 'post',
      handler(html, { server, bundle }) {
        const { config, facts, entryPageId } = state
        const tags: HtmlTagDescriptor[] = []
        if (server && config.server.hmr !== false) {
          const attrs = { type: 'module', src: files.base().replace(/\/$/, '') + devUrl }
          tags.push({ tag: 'script', attrs, injectTo: 'head-prepend' })
        }
        // With `renderBuiltUrl` the addresses of the files differ from their names, so they cannot be linked by name.
        // Each rendered page has links of its own.
        if (
          bundle &&
          entryPageId &&
          !facts.prerender &&
          facts.server === undefined &&
          config.build.modulePreload !== false &&
          !config.experimental.renderBuiltUrl
        ) {
          tags.push(...preloadLinks(bundle, entryPageId, html, files.base()))
        }
        const { renderBuiltUrl } = config.experimental
        const head: HtmlHead = {
          ...files.all().head,
          ...(facts.csp === 'files' && {
            startFile: (file) => startFileAddress(file, bundle, files.base(), renderBuiltUrl),
          }),
        }
        return { html: completeHtml(html, head), tags }
      },
    },

    buildEnd() {
      groups = new Map()
      if (state.config.command !== 'build' || this.environment.config.consumer !== 'client') return
      const modules = new Map<string, ModuleFacts>()
      for (const id of this.getModuleIds()) {
        const facts = this.getModuleInfo(id)
        if (facts) modules.set(id, facts)
      }
      groups = chunkGroups(modules, state.entryPageId, pathInPackage)
    },

    // The group of stored values is known once the modules have been transformed.
    renderStart() {
      const { config, facts } = state
      if (facts.csp !== 'files' || config.command !== 'build') return
      if (this.environment.config.consumer !== 'client' || config.build.lib) return
      for (const { name, text } of startFiles(files.all().head)) this.emitFile({ type: 'asset', name, source: text })
    },

    generateBundle: {
      // After Vite has added the HTML pages to the bundle.
      order: 'post',
      async handler(_, bundle) {
        if (this.environment.config.consumer !== 'client' || state.config.build.lib) return
        for (const { fileName, text } of files.all().generated) this.emitFile({ type: 'asset', fileName, source: text })
        const { icons } = state
        const drawn = icons && icons.set.files.length > 0 ? await drawIcons(icons, icons.set.files) : []
        for (const { fileName, source } of drawn) this.emitFile({ type: 'asset', fileName, source })
        if (state.facts.csp === 'files') dropUnlinkedStartFiles(bundle)
      },
    },

    async writeBundle({ dir }, bundle) {
      if (dir === undefined || this.environment.config.consumer !== 'client' || state.config.build.lib) return
      const { config, facts } = state
      if (facts.server !== undefined) {
        const late = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
        const file = await serverBuild(state, files, { folder: dir, bundle, lateModules: new Set(late) })
        config.logger.info(`slipway: the server is ${file}`)
      }
      const rendered = await prerenderBuild(state, files, dir, bundle)
      written = { folder: dir, pages: [...new Set([...htmlFiles(bundle), ...rendered])], bundle }
    },

    closeBundle: {
      // After other plugins have minified the HTML.
      order: 'post',
      sequential: true,
      async handler() {
        const { config, facts } = state
        if (!written) return
        const { folder, pages, bundle } = written
        written = undefined
        if (facts.csp && pages.length > 0) reportInlineTags(facts.csp, folder, pages, config)
        // Otherwise a host would send it for `/`, instead of the server's page.
        const isShell = facts.server !== undefined && !facts.prerender
        if (isShell && facts.pwa) renameSync(join(folder, 'index.html'), join(folder, shellFile))
        else if (isShell) rmSync(join(folder, 'index.html'), { force: true })
        if (!facts.pwa) return
        const shell = isShell ? shellFile : 'index.html'
        const count = await workerBuild(facts.pwa, state, { folder, bundle, shell })
        config.logger.info(`slipway: ${workerFile} stores ${count} files for starts without a network`)
      },
    },
  }
}

/** The name in the app's `package.json`; `undefined` without one. */
function packageName(root: string): string | undefined {
  try {
    const { name }: { name?: unknown } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    return typeof name === 'string' ? name : undefined
  } catch {
    return undefined
  }
}
