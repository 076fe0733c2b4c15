import { type ExportedName, exportedNames } from '../lib/exportedNames.ts'
import { findFiles } from '../lib/findFiles.ts'
import { readText } from '../lib/readText.ts'
import type { Generated } from './generated.ts'

/** A folder next to the index, and the exports of the folder's own index. */
export interface ExportingFolder {
  readonly name: string
  readonly exports: readonly ExportedName[]
}

/** Names that few apps need. Only the entry of their folder exports them, such as `slipway/api/can-i-use`. */
const inOwnEntryAlone = new Set([
  ...['Glyph', 'GlyphIconProps', 'GlyphProps', 'knownNames', 'startTheme'],
  // Types of props and results from which other public types are made. Apps write the complete types.
  ...['Agent', 'AnimationLength', 'CellLinkProps', 'DateTimePickerBaseProps', 'InterceptedApi', 'MovableSource'],
  ...['NavigatorBaseProps', 'NavigatorLinkProps', 'NodeAnswer', 'PlaceListOptions', 'PressableBaseProps'],
  ...[
    'PressableLinkProps',
    'PreviewOrigin',
    'SelectBaseProps',
    'Transfer',
    'TransferAnswer',
    'TransferHead',
    'TriggerProps',
  ],
  // Map providers and their types. An app uses one or two of them, in its config.
  ...['AmapOptions', 'BaiduOptions', 'CombineProvidersOptions', 'Destination', 'GoogleOptions', 'MapProvider'],
  ...['NearbyQuery', 'NominatimOptions', 'OpenFreeMapOptions', 'OsmTilesOptions', 'PhotonOptions', 'PlacePage'],
  ...['PlaceQuery', 'PlaceSource', 'PointQuery', 'TencentOptions', 'TileSource', 'amap', 'baidu', 'combineProviders'],
  ...['google', 'mapProvider', 'nominatim', 'osmTiles', 'photon', 'tencent'],
])

/** Types in host files that apps need, too: in listeners, results and options. */
const ofHostsAndApps = new Set([
  ...['AppError', 'ColorScheme', 'IntersectionEvent', 'NetworkStatus', 'NetworkType', 'SafeAreaInsets', 'SocketData'],
  ...['EffectiveNetworkType', 'UnhandledRejection', 'VibrationType'],
])

/**
 * The index of all folders in a floor of the package, such as `components`; the root of the package exports it. The types of
 * hosts, which only platforms implement, and a few other names are left out. They are exported by the folder's own entry.
 */
export function folderIndex(floor: string): Generated {
  const base = `packages/slipway/src/${floor}`
  const folders = findFiles([`${base}/*/index.ts`]).map((path) => {
    const ofHost = namesFromHost(readText(path))
    const exports = exportedNames(path, readText)
    return {
      name: path.split('/').at(-2) ?? '',
      exports: exports.filter(({ name }) => (ofHost.has(name) ? ofHostsAndApps.has(name) : !inOwnEntryAlone.has(name))),
    }
  })
  return { path: `${base}/index.ts`, text: indexText(folders) }
}

/** The names that an index exports from `./host.ts`. */
export function namesFromHost(index: string): Set<string> {
  const lists = [...index.matchAll(/export type \{([^}]*)\} from '\.\/host\.ts'/g)]
  return new Set(
    lists.flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  )
}

/** Text of an index of all exports of the folders. Throws if two folders export the same name. */
export function indexText(folders: readonly ExportingFolder[]): string {
  const homes = new Map<string, string>()
  for (const folder of folders) {
    for (const { name } of folder.exports) {
      const home = homes.get(name)
      if (home) throw new Error(`"${name}" is exported by both ${home} and ${folder.name}.`)
      homes.set(name, folder.name)
    }
  }
  const lines = folders.flatMap(({ name, exports }) => {
    const line = (kind: ExportedName['kind'], keyword: string) => {
      const names = exports.filter((entry) => entry.kind === kind).map((entry) => entry.name)
      return names.length > 0 ? [`${keyword} { ${names.join(', ')} } from './${name}/index.ts'`] : []
    }
    return [...line('type', 'export type'), ...line('value', 'export')]
  })
  const body = lines.length > 0 ? lines.join('\n') : 'export {}'
  return `// Made by \`npm run gen\` from the folders beside it.\n${body}\n`
}
