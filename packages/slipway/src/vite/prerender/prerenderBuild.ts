import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { pathInPackage } from '../buildDefaults.ts'
import type { PluginFiles, PluginState } from '../pluginState.ts'
import { prerenderPages } from './prerenderPages.ts'
import { buildRenderer } from './serverBuild.ts'

/** The modules that an app loads when it starts from HTML. */
export function startModulesIn(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  return chunks.flatMap(({ facadeModuleId: id }) => (id && takesOver.test(pathInPackage(id) ?? '') ? [id] : []))
}

/** The chunk that starts an app in a document with a rendered page. */
const takesOver = /^app\/hydration\/takeOverHtml\.[jt]s$/

/**
 * Renders the pages of a build that is written.
 *
 * @returns The names of the written HTML files.
 */
export async function prerenderBuild(
  state: PluginState,
  files: PluginFiles,
  folder: string,
  bundle: Rolldown.OutputBundle,
): Promise<string[]> {
  const { config, facts, app } = state
  const { prerender: plan } = facts
  if (!plan) return []
  if (!app) {
    throw new Error(
      'slipway: prerender needs the app as an export. Write in a module of its own: export const app = defineApp({ … }).',
    )
  }
  if (!bundle['index.html']) throw new Error('slipway: prerender needs index.html, and the build has none.')
  // The build of the app for Node uses the same plugin if Vite got the plugin as an object.
  const before = { ...state }
  const rendererFile = await buildRenderer(config, app).finally(() => Object.assign(state, before))
  return prerenderPages(rendererFile, {
    ...{ plan, folder, bundle },
    ...{ name: facts.name, title: facts.title, lang: facts.lang },
    base: files.base(),
    mode: config.isProduction ? 'production' : 'development',
    isInline: facts.csp === undefined && !config.html?.cspNonce,
    startModules: startModulesIn(bundle),
    entryPage: state.entryPageId,
    isPublic: (file) => config.publicDir !== '' && existsSync(join(config.publicDir, file)),
  })
}
