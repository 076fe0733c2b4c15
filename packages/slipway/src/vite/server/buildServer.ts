import { existsSync, readFileSync } from 'node:fs'
import { basename, isAbsolute, join, relative, resolve } from 'node:path'
import { normalizePath, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import type { BuiltApp } from '../../base/html/builtApp.ts'
import { forRenderer } from '../prerender/forRenderer.ts'
import { linkTags } from '../prerender/linkTags.ts'
import { buildForNode } from '../prerender/serverBuild.ts'

/** The app's build for browsers, which is written. */
export interface ClientBuild extends Omit<BuiltApp, 'startLinks' | 'links' | 'sheets'> {
  readonly config: ResolvedConfig
  readonly bundle: Rolldown.OutputBundle
  /** Folder that it is written to. */
  readonly folder: string
  /** Ids of the modules that an app loads when it starts from HTML. */
  readonly startModules: readonly string[]
  /** Ids of the modules that the app imports dynamically. */
  readonly lateModules: Iterable<string>
}

/** Name of the module that gives `slipway/server` the build for browsers. */
const builtModule = 'virtual:slipway/built-app'

/**
 * Builds the module of the app's server, in the folder of the build with the suffix `-server`.
 *
 * @param entry Path of the module in the app's folder.
 * @returns The file, relative to the app's folder.
 * @throws {Error} If the module does not exist, or the app is not served from a path.
 */
export async function buildServer(entry: string, client: ClientBuild): Promise<string> {
  const { config, base, folder } = client
  const id = normalizePath(resolve(config.root, entry))
  if (!existsSync(id)) throw new Error(`slipway: server is '${entry}', and there is no such file.`)
  if (!base.startsWith('/')) {
    throw new Error(`slipway: server needs a path as Vite's base, such as '/'. It is '${base}'.`)
  }
  const nameOf = (moduleId: string) => normalizePath(relative(config.root, moduleId))
  const outDir = `${isAbsolute(folder) ? folder : join(config.root, folder)}-server`
  const fileName = `${basename(entry).replace(/\.[cm]?[jt]sx?$/, '')}.mjs`
  const plugins = [...forRenderer(nameOf), withBuiltApp(id, builtApp(client, nameOf))]
  await buildForNode(config.inlineConfig, { entry: id, outDir, fileName, plugins })
  return normalizePath(relative(config.root, join(outDir, fileName)))
}

/** Adds the build for browsers to the server's module, before any of its own code runs. */
function withBuiltApp(entryId: string, built: BuiltApp): Plugin {
  const resolved = `\0${builtModule}`
  return {
    name: 'slipway:built-app',
    resolveId: (id) => (id === builtModule ? resolved : undefined),
    load: (id) =>
      id === resolved
        ? `import { fileUrl, noteLazy, setBuiltApp } from 'slipway/server'
Object.assign(globalThis, { swFile: fileUrl, swLazy: noteLazy })
setBuiltApp(${JSON.stringify(built)})`
        : undefined,
    transform: (code, id) =>
      id === entryId ? { code: `import ${JSON.stringify(builtModule)}\n${code}`, map: null } : undefined,
  }
}

function builtApp(client: ClientBuild, nameOf: (id: string) => string): BuiltApp {
  const { template, base, name, title, lang, isInline, bundle, folder } = client
  const linksOf = (ids: Iterable<string>) => linkTags({ bundle, base }, ids, template)
  const links = [...client.lateModules].map((id) => [nameOf(id), linksOf([id])] as const)
  const styles = Object.keys(bundle).filter((file) => isInline && file.endsWith('.css'))
  return {
    ...{ template, base, name, title, lang, isInline },
    startLinks: linksOf(client.startModules),
    links: Object.fromEntries(links.filter(([, tags]) => tags.length > 0)),
    sheets: Object.fromEntries(styles.map((file) => [base + file, readFileSync(join(folder, file), 'utf8')])),
  }
}
