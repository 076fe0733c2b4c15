import { posix } from 'node:path'
import type { UserConfig } from 'vite'

/** The facts about a module that decide its chunk. */
export interface ModuleFacts {
  readonly isEntry: boolean
  /** The module's code after all transformations. */
  readonly code: string | null
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

/**
 * Chooses the chunks of the first load and of modules that several lazy chunks share. Otherwise, the bundler makes a chunk for each
 * combination of entries and lazy chunks that share a module, many of them with a few hundred bytes. All other modules are left to the bundler.
 *
 * - `index`: everything that the entry imports. The entry itself is then empty, and Vite loads this chunk in its place. An app with
 *   several entries has no such chunk, because each entry would load the code of all.
 * - `first`: modules of the root page, where most visits start. They include the app's own modules.
 * - `shared`: Slipway's modules that the app's other pages use.
 * - `overlays`: Slipway's modules that only its own lazy chunks use, such as those of pickers and dialogs.
 * - `screens`: those that only Slipway's pages and maps use.
 * - `maps`: those that only maps and the pages with maps use.
 *
 * A chunk imports only chunks above it in this list.
 *
 * @param modules All modules of the build, by their ids.
 * @param firstPage The id of the root page.
 * @param pathOf Returns the path of a module within Slipway's folder of modules; `undefined` for other modules.
 */
export function chunkGroups(
  modules: ReadonlyMap<string, ModuleFacts>,
  firstPage: string | undefined,
  pathOf: (id: string) => string | undefined,
): ReadonlyMap<string, string> {
  const importsOf = usedImports(modules, pathOf)
  const entries = [...modules].filter(([, { isEntry }]) => isEntry).map(([id]) => id)
  const initial = withImports(entries, importsOf)
  const first = firstPage === undefined ? new Set<string>() : withImports([firstPage], importsOf)
  const lazy = new Set([...modules.values()].flatMap(({ dynamicallyImportedIds }) => dynamicallyImportedIds))
  const usersOf = new Map<string, string[]>()
  for (const user of lazy) {
    for (const id of withImports([user], importsOf)) {
      if (!initial.has(id) && !lazy.has(id)) usersOf.set(id, [...(usersOf.get(id) ?? []), user])
    }
  }
  const groups = new Map<string, string>()
  if (entries.length === 1) for (const id of initial) groups.set(id, 'index')
  for (const [id, users] of usersOf) {
    if (users.length < 2) continue
    if (first.has(id)) groups.set(id, 'first')
    else if (pathOf(id) !== undefined) {
      const paths = users.map(pathOf)
      const groupOf = () => {
        if (paths.includes(undefined)) return 'shared'
        if (paths.every((path = '') => mapParts.test(path))) return 'maps'
        return paths.every((path = '') => path.startsWith('screens/') || mapParts.test(path)) ? 'screens' : 'overlays'
      }
      groups.set(id, groupOf())
    }
  }
  return groups
}

/** Lazy chunks of maps, and of the pages with maps. */
const mapParts = /^(screens\/(choose|open)-location|components\/map|atlas)\//

/** The modules, and all modules that they import statically, directly or indirectly. */
function withImports(ids: Iterable<string>, importsOf: (id: string) => Iterable<string>): ReadonlySet<string> {
  const found = new Set(ids)
  for (const id of found) for (const imported of importsOf(id)) found.add(imported)
  return found
}

/**
 * Returns a function that returns the static imports of a module. For an import from the package's index, which re-exports all
 * components, these are the modules with the imported names.
 */
function usedImports(
  modules: ReadonlyMap<string, ModuleFacts>,
  pathOf: (id: string) => string | undefined,
): (id: string) => Iterable<string> {
  const index = [...modules.keys()].find((id) => /^index\.[jt]s$/.test(pathOf(id) ?? ''))
  const idByName = new Map<string, string>()
  const readExports = (from: string) => {
    const { code, importedIds = [] } = modules.get(from) ?? { code: '' }
    const folder = posix.dirname(pathOf(from) ?? '')
    for (const [, names, path = ''] of (code ?? '').matchAll(
      /export\s*(?:\*|\{([^}]*)\})\s*from\s*["'](\.[^"']+)["']/g,
    )) {
      const id = importedIds.find((imported) => pathOf(imported) === posix.join(folder, path))
      if (id === undefined) continue
      if (names === undefined) readExports(id)
      else for (const name of names.split(',')) idByName.set(exportedName(name), id)
    }
  }
  if (index !== undefined) readExports(index)
  return (id) => {
    const { code: source, importedIds: all = [] } = modules.get(id) ?? { code: '' }
    if (index === undefined || !all.includes(index)) return id === index ? [] : all
    const imports = [...(source ?? '').matchAll(/import\s*\{([^}]*)\}\s*from\s*["']slipway["']/g)]
    const names = imports.flatMap(([, text = '']) => text.split(',').map((name) => name.split(' as ')[0]?.trim() ?? ''))
    const taken = names.filter((name) => name !== '').map((name) => idByName.get(name))
    // An import that is not understood counts as an import of everything. A module of the first load in another chunk would make a circle of
    // chunks, one of which runs before the modules that it needs.
    const isUnderstood =
      imports.length > 0 && imports.length === (source ?? '').split(/from\s*["']slipway["']/).length - 1
    return isUnderstood && !taken.includes(undefined)
      ? [...all.filter((imported) => imported !== index), ...(taken as string[])]
      : [...all, ...idByName.values()]
  }
}

const exportedName = (specifier: string) => specifier.split(' as ').at(-1)?.trim() ?? ''

/** Whether a config decides about chunks: it splits them itself, has several outputs, or builds a library. */
export function splitsItself({ build }: Pick<UserConfig, 'build'>): boolean {
  const outputs = [build?.rolldownOptions?.output ?? {}, build?.rollupOptions?.output ?? {}]
  const options = ['codeSplitting', 'advancedChunks', 'manualChunks', 'inlineDynamicImports']
  const splits = outputs.some((output) => Array.isArray(output) || options.some((option) => option in output))
  return splits || Boolean(build?.lib)
}
