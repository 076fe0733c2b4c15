import { findFiles } from './findFiles.ts'
import { readText } from './readText.ts'
import { packageFolder } from './root.ts'

/** A module that an app may import. */
export interface PublicEntry {
  /** The module specifier in an app: `slipway/components/slider`. */
  readonly name: string
  /** Path of its source from the repository's folder. */
  readonly source: string
}

/** Every entry of the package's `exports` whose source exists. A wildcard is expanded to each folder that matches. */
export function publicEntries(): PublicEntry[] {
  const manifest: { exports: ExportsMap } = JSON.parse(readText('packages/slipway/package.json'))
  return expandEntries(manifest.exports, findFiles(['src/**/index.ts'], packageFolder))
}

type ExportsMap = Readonly<Record<string, string | Readonly<Record<string, string>>>>

/** The entries of an exports map that have a source file among `sources`, such as `src/components/slider/index.ts`. */
export function expandEntries(exportsMap: ExportsMap, sources: readonly string[]): PublicEntry[] {
  return Object.entries(exportsMap).flatMap(([subpath, target]) => {
    if (typeof target === 'string') return []
    const [before = '', after] = (target['slipway-source'] ?? '').replace(/^\.\//, '').split('*')
    return sources.flatMap((source) => {
      const star = starOf(source, before, after)
      if (star === undefined) return []
      const name = subpath.replace(/^\./, 'slipway').replace('*', star)
      return [{ name, source: `packages/slipway/${source}` }]
    })
  })
}

/** The part of a path that the wildcard matches. Without a wildcard, the empty string if the path is the target. */
function starOf(path: string, before: string, after: string | undefined): string | undefined {
  if (after === undefined) return path === before ? '' : undefined
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined
  const star = path.slice(before.length, -after.length)
  return star === '' || star.includes('/') ? undefined : star
}
