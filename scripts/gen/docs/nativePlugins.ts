import { findFiles } from '../../lib/findFiles.ts'
import { readText } from '../../lib/readText.ts'

/**
 * The npm package of a native plugin, from where the source takes the plugin: `capacitorPlugin<…>('Haptics', '@capacitor/haptics')`.
 *
 * @throws {Error} when no host takes such a plugin.
 */
export function pluginPackage(plugin: string): string {
  packages ??= pluginPackages(findFiles(['packages/slipway/src/api/*/*.ts']).map(readText))
  const name = packages.get(plugin)
  if (name) return name
  throw new Error(`"@plugin ${plugin}": no host takes this plugin by capacitorPlugin('${plugin}', '…').`)
}

let packages: ReadonlyMap<string, string> | undefined

/** The packages of the plugins that some sources take, by the plugins' names. */
export function pluginPackages(sources: readonly string[]): ReadonlyMap<string, string> {
  const taken = /capacitorPlugin<\w+>\(\s*'(\w+)',\s*'([^']+)'/g
  return new Map(
    sources.flatMap((text) => [...text.matchAll(taken)].map(([, plugin = '', name = '']) => [plugin, name])),
  )
}
