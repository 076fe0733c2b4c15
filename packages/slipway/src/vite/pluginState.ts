import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type ResolvedConfig } from 'vite'
import { type AppFiles, appFiles } from './appFiles.ts'
import { type Entry, findEntry, missingEntry } from './findEntry.ts'
import { blankHtml } from './htmlShell.ts'
import { type IconSet, iconSet, svgOnly } from './icons/iconSet.ts'
import { type IconSource, readIconSource } from './icons/iconSource.ts'
import type { AppFacts } from './options.ts'
import type { AppExport } from './prerender/serverBuild.ts'

/** Address of the module that mounts an app whose entry only exports it. */
export const mountUrl = '/@slipway/mount.js'

/** Facts that the plugin reads from Vite's config and from the app's source. */
export interface PluginState {
  /** Set by `configResolved`. */
  config: ResolvedConfig
  /** Set by `config`. */
  facts: AppFacts
  /** The icons that are made from an SVG, and the SVG. Set by `configResolved`; `undefined` without the option. */
  icons?: (IconSource & { readonly set: IconSet }) | undefined
  /** The module of the root page; `undefined` if the config has no literal import for it. */
  entryPageId?: string
  /** The exported constant that contains the app; `undefined` if no module exports the app. */
  app?: AppExport | undefined
  /** The group of stored values in the app's config. */
  storageGroup?: string | undefined
}

/** The files of the app. */
export interface PluginFiles {
  /** Path of the app's own `index.html`, which may not exist. */
  htmlFile(): string
  /** The folder that the app is served from. */
  base(): string
  /** The generated files, and the tags of the HTML. */
  all(): AppFiles
  /** @throws {Error} If no entry exists. */
  entry(): Entry
  /** The HTML page of an app without one of its own. */
  pageHtml(): string
}

/** Returns a function that checks whether a path exists in a folder. */
export const existsIn = (root: string) => (path: string) => existsSync(join(root, path))

/** Reads the SVG of the option `icons`. PNG files are made only by the build of an app for browsers. */
export function readIcons(config: ResolvedConfig, { iconPlan, platform }: AppFacts): PluginState['icons'] {
  if (!iconPlan) return undefined
  const source = readIconSource(config.root, config.publicDir, iconPlan.source)
  const isMade = config.command === 'build' && platform === 'web'
  return { ...source, set: isMade ? iconSet(iconPlan, source.svg) : svgOnly(iconPlan) }
}

/** Reads the files of the app as they are at each call. */
export function pluginFiles(state: PluginState, entryOption: string | undefined): PluginFiles {
  const htmlFile = () => normalizePath(join(state.config.root, 'index.html'))
  const base = () => state.config.base || './'
  const entry = () => {
    const found = findEntry(entryOption, existsIn(state.config.root))
    if (found) return found
    throw new Error(missingEntry(entryOption))
  }
  return {
    htmlFile,
    base,
    all() {
      const { config, facts, storageGroup, icons } = state
      const isPublic = (file: string) => config.publicDir !== '' && existsSync(join(config.publicDir, file))
      const ownHtml = existsSync(htmlFile()) ? readFileSync(htmlFile(), 'utf8') : ''
      return appFiles(facts, ownHtml, base(), isPublic, storageGroup, icons?.set)
    },
    entry,
    pageHtml() {
      const { path, mounts } = entry()
      return blankHtml(mounts ? `/${path}` : mountUrl)
    },
  }
}
