import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, type HtmlTagDescriptor, normalizePath, type Plugin, type ResolvedConfig } from 'vite'
import { changeEvent } from '../base/page/hotEvents.ts'
import { type AppFiles, appFiles } from './appFiles.ts'
import { readAppSource } from './appSource.ts'
import { configMistakes } from './checkConfig.ts'
import { chunkGroups, type ModuleFacts, splitsItself } from './chunkGroups.ts'
import { configuredGroup } from './configuredGroup.ts'
import {
  devStartFile,
  dropUnlinkedStartFiles,
  htmlFiles,
  reportInlineTags,
  startFileAddress,
} from './contentSecurity.ts'
import { devModule } from './devModule.ts'
import { entryPageImport } from './entryPage.ts'
import { checkedMountModule, type Entry, findEntry, missingEntry, mountModule } from './findEntry.ts'
import { blankHtml, completeHtml, type HtmlHead } from './htmlShell.ts'
import { locationIn } from './locationIn.ts'
import { missingModule } from './missingModule.ts'
import { type AppFacts, appFacts, type SlipwayOptions } from './options.ts'
import { preloadLinks } from './preloadLinks.ts'
import { startFiles } from './startFiles.ts'

/**
 * The oldest browsers that Slipway supports. For older browsers Vite would transform `light-dark()`, and colours would no
 * longer follow a `color-scheme` within the page.
 */
const cssTarget = ['chrome123', 'edge123', 'firefox129', 'safari17.5']

const mountUrl = '/@slipway/mount.js'
const devUrl = '/@slipway/dev.js'

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
  let config: ResolvedConfig
  let facts: AppFacts
  let entryPageId: string | undefined
  let storageGroup: string | undefined
  let groups: ReadonlyMap<string, string> = new Map()
  /** The HTML pages of the last build, until `closeBundle` has reported their inline tags. */
  let written: { readonly folder: string; readonly pages: readonly string[] } | undefined

  const exists = (root: string) => (path: string) => existsSync(join(root, path))
  const htmlFile = () => normalizePath(join(config.root, 'index.html'))
  const ownHtml = () => (existsSync(htmlFile()) ? readFileSync(htmlFile(), 'utf8') : '')
  const base = () => config.base || './'
  const showsErrors = () => typeof config.server.hmr !== 'object' || config.server.hmr.overlay !== false

  function files(): AppFiles {
    const isPublic = (file: string) => config.publicDir !== '' && existsSync(join(config.publicDir, file))
    return appFiles(facts, ownHtml(), base(), isPublic, storageGroup)
  }

  function entry(): Entry {
    const found = findEntry(options.entry, exists(config.root))
    if (found) return found
    throw new Error(missingEntry(options.entry))
  }

  function pageHtml(): string {
    const { path, mounts } = entry()
    return blankHtml(mounts ? `/${path}` : mountUrl)
  }

  return {
    name: 'slipway',

    config(user) {
      const root = resolve(user.root ?? '')
      facts = appFacts(options, packageName(root))
      const conditions = [...(user.resolve?.conditions ? [] : defaultClientConditions), facts.platform]
      // Vite looks for dependencies in the HTML. Without an HTML file it would find them late, and reload the page.
      const first = exists(root)('index.html') ? undefined : findEntry(options.entry, exists(root))
      return {
        ...(facts.platform !== 'web' && { resolve: { conditions } }),
        build: {
          ...(!user.build?.cssTarget && { cssTarget: [...cssTarget] }),
          // All browsers in `cssTarget` support `modulepreload`.
          ...(user.build?.modulePreload === undefined && { modulePreload: { polyfill: false } }),
          ...(facts.csp && user.build?.assetsInlineLimit === undefined && { assetsInlineLimit: 0 }),
          // Unused exports of the package's index are not loaded. Otherwise their modules would split the first load into many chunks.
          rolldownOptions: {
            experimental: { lazyBarrel: true },
            ...(!splitsItself(user) && { output: { codeSplitting: groupsBy((id) => groups.get(id)) } }),
          },
        },
        ...(first && !user.optimizeDeps?.entries && { optimizeDeps: { entries: [first.path] } }),
      }
    },

    configResolved(resolved) {
      config = resolved
    },

    resolveId(id) {
      if (id === mountUrl || id === devUrl) return `\0${id}`
      return id === htmlFile() && !existsSync(id) ? id : undefined
    },

    load(id) {
      if (id === `\0${mountUrl}`) return config.command === 'serve' ? checkedMountModule(entry()) : mountModule(entry())
      if (id === `\0${devUrl}`) return devModule(showsErrors())
      return id === htmlFile() && !existsSync(id) ? pageHtml() : undefined
    },

    transform: {
      order: 'pre',
      filter: { id: { include: /\.[jt]sx?$/, exclude: /\/node_modules\// }, code: 'defineApp' },
      async handler(code, id) {
        const source = readAppSource(this.parse(code, { lang: id.endsWith('.ts') ? 'ts' : 'tsx' }))
        if (source.configs.length === 0) return
        const mistakes = configMistakes(source)
        if (mistakes[0]) {
          const lines = mistakes.map(({ message, offset }) => `- ${message} (${locationIn(code, offset)})`)
          this.error(`slipway: the app's config has mistakes.\n${lines.join('\n')}`, mistakes[0].offset)
        }
        storageGroup = configuredGroup(source) ?? storageGroup
        const specifier = entryPageImport(source)
        const page = specifier === undefined ? null : await this.resolve(specifier, id)
        if (page) entryPageId = page.id
        else this.debug(`slipway: ${id} has no literal import for the root page, so the page is not preloaded.`)
      },
    },

    configureServer(server) {
      /** Sends a text with the headers of Vite's `server.headers`, such as a content security policy. */
      const send = (response: ServerResponse, type: string, text: string) => {
        for (const [name, value] of Object.entries(server.config.server.headers ?? {})) {
          if (value !== undefined) response.setHeader(name, value)
        }
        response.setHeader('Content-Type', type).end(text)
      }
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?', 1)[0]
        const name = path?.startsWith(base()) ? path.slice(base().length) : ''
        const file =
          files().generated.find(({ fileName }) => name === fileName) ?? devStartFile(name, files().head.storageGroup)
        if (!file) return next()
        send(response, file.type, file.text)
      })
      // Runs after Vite has replaced the address of a page by the address of the HTML, and before it looks for the file.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          if (request.url?.split('?', 1)[0] !== '/index.html') return next()
          const missing = missingModule(request.originalUrl ?? '', request.headers.accept, base())
          if (missing !== undefined) return send(response, 'text/javascript', missing)
          if (existsSync(htmlFile())) return next()
          try {
            const html = await server.transformIndexHtml('/index.html', pageHtml(), request.originalUrl)
            send(response, 'text/html', html)
          } catch (error) {
            next(error)
          }
        })
      }
    },

    hotUpdate() {
      if (this.environment.name === 'client') this.environment.hot.send(changeEvent)
    },

    transformIndexHtml: {
      order: 'post',
      handler(html, { server, bundle }) {
        const tags: HtmlTagDescriptor[] = []
        if (server && config.server.hmr !== false) {
          const attrs = { type: 'module', src: base().replace(/\/$/, '') + devUrl }
          tags.push({ tag: 'script', attrs, injectTo: 'head-prepend' })
        }
        // With `renderBuiltUrl` the addresses of the files differ from their names, so they cannot be linked by name.
        if (bundle && entryPageId && config.build.modulePreload !== false && !config.experimental.renderBuiltUrl) {
          tags.push(...preloadLinks(bundle, entryPageId, html, base()))
        }
        const { renderBuiltUrl } = config.experimental
        const head: HtmlHead = {
          ...files().head,
          ...(facts.csp === 'files' && { startFile: (file) => startFileAddress(file, bundle, base(), renderBuiltUrl) }),
        }
        return { html: completeHtml(html, head), tags }
      },
    },

    buildEnd() {
      groups = new Map()
      if (config.command !== 'build' || this.environment.config.consumer !== 'client') return
      const modules = new Map<string, ModuleFacts>()
      for (const id of this.getModuleIds()) {
        const facts = this.getModuleInfo(id)
        if (facts) modules.set(id, facts)
      }
      groups = chunkGroups(modules, entryPageId, pathInPackage)
    },

    // The group of stored values is known once the modules have been transformed.
    renderStart() {
      if (facts.csp !== 'files' || config.command !== 'build') return
      if (this.environment.config.consumer !== 'client' || config.build.lib) return
      for (const { name, text } of startFiles(files().head.storageGroup))
        this.emitFile({ type: 'asset', name, source: text })
    },

    generateBundle: {
      // After Vite has added the HTML pages to the bundle.
      order: 'post',
      handler(_, bundle) {
        if (this.environment.config.consumer !== 'client' || config.build.lib) return
        for (const { fileName, text } of files().generated) this.emitFile({ type: 'asset', fileName, source: text })
        if (facts.csp === 'files') dropUnlinkedStartFiles(bundle)
      },
    },

    writeBundle({ dir }, bundle) {
      if (facts.csp && dir !== undefined) written = { folder: dir, pages: htmlFiles(bundle) }
    },

    closeBundle: {
      // After other plugins have minified the HTML.
      order: 'post',
      sequential: true,
      handler() {
        if (written && written.pages.length > 0) reportInlineTags(facts.csp, written.folder, written.pages, config)
        written = undefined
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

/** The folder of the package: this module is in `src/vite` or `dist/node/vite`. */
const packageFolder = normalizePath(fileURLToPath(new URL('.', import.meta.url))).replace(
  /(src|dist)\/(node\/)?vite\/$/,
  '',
)

/** The path of a module of Slipway from `src`, or from its build. */
function pathInPackage(id: string): string | undefined {
  return id.startsWith(packageFolder) ? /^(?:src|dist)\/(.*)/.exec(id.slice(packageFolder.length))?.[1] : undefined
}

/** Groups that contain exactly the modules for which `nameOf` returns the group's name. */
function groupsBy(nameOf: (id: string) => string | undefined) {
  return {
    groups: [{ debugName: 'slipway', name: (id: string) => nameOf(id) ?? null }],
    // Without this, a group would contain everything that its modules import, such as React.
    includeDependenciesRecursively: false,
  }
}
