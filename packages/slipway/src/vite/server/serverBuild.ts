import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PluginFiles, PluginState } from '../pluginState.ts'
import { startModulesIn } from '../prerender/prerenderBuild.ts'
import { buildServer, type ClientBuild } from './buildServer.ts'

/**
 * Builds the server of a build that is written, and whose HTML contains no page yet.
 *
 * @returns The server's file, relative to the app's folder.
 */
export async function serverBuild(
  state: PluginState,
  files: PluginFiles,
  written: Pick<ClientBuild, 'folder' | 'bundle' | 'lateModules'>,
): Promise<string> {
  const { config, facts } = state
  if (!written.bundle['index.html']) throw new Error('slipway: server needs index.html, and the build has none.')
  // The build for Node uses the same plugin if Vite got the plugin as an object.
  const before = { ...state }
  const client: ClientBuild = {
    ...written,
    ...{ config, base: files.base(), name: facts.name, title: facts.title, lang: facts.lang },
    template: readFileSync(join(written.folder, 'index.html'), 'utf8'),
    isInline: facts.csp === undefined && !config.html?.cspNonce,
    startModules: startModulesIn(written.bundle),
  }
  return buildServer(facts.server ?? '', client).finally(() => Object.assign(state, before))
}
