import { findFiles } from '../../lib/findFiles.ts'
import { readText } from '../../lib/readText.ts'

/**
 * The npm package of a native plugin, found in the source of a host: `capacitorPlugin<…>('Haptics', '@capacitor/haptics')`.
 *
 * @throws {Error} If no host uses the plugin.
 */
export function pluginPackage(plugin: string): string {
  packages ??= pluginPackages(findFiles(['packages/slipway/src/api/*/*.ts']).map(readText))
  const name = packages.get(plugin)
  if (name) return name
  throw new Error(`"@plugin ${plugin}": no host uses this plugin with capacitorPlugin('${plugin}', '…').`)
}

let packages: ReadonlyMap<string, string> | undefined

/** The npm packages of all plugins used in the given sources, by the plugins' names. */
export function pluginPackages(sources: readonly string[]): ReadonlyMap<string, string> {
  const taken = /capacitorPlugin<\w+>\(\s*'(\w+)',\s*'([^']+)'/g
  return new Map(
    sources.flatMap((text) => [...text.matchAll(taken)].map(([, plugin = '', name = '']) => [plugin, name])),
  )
}
