import { domUse } from './domUse.ts'
import { floorOf, folderOf, isDemo, isPlain, isTest, routerFloorOf, takesAtOnce, usesVirtuaNames } from './floors.ts'
import { type Import, importsOf } from './importsOf.ts'
import { type Target, targetOf } from './target.ts'

/** An import that breaks the rules of the floors. */
export interface Violation {
  /** Path from the package's `src`. */
  readonly file: string
  readonly line: number
  readonly message: string
}

/** The text of each module, by its path from the package's `src`. */
export type Sources = ReadonlyMap<string, string>

interface Link extends Import {
  readonly target: Target
}

/** All violations of the rules of the floors. */
export function floorViolations(sources: Sources): Violation[] {
  const links = new Map([...sources].map(([file, source]) => [file, linksOf(file, source)]))
  const refused = [...links].flatMap(([file, all]) => {
    return all.flatMap((link) => {
      const message = refusal(file, link)
      return message ? [{ file, line: link.line, message }] : []
    })
  })
  const named = [...sources].flatMap(([file, source]) => virtuaNames(file, source))
  const domUseOf = onDemand((file) => domUse(file, sources.get(file) ?? ''))
  const plain = [...sources.keys()].filter(isPlain)
  return [...refused, ...named, ...plain.flatMap((file) => unplainReach(file, links, domUseOf))]
}

/** Caches the result of a function by file. Computed on demand, because most files are never reached. */
function onDemand<Known>(find: (file: string) => Known): (file: string) => Known {
  const known = new Map<string, Known>()
  return (file) => {
    if (!known.has(file)) known.set(file, find(file))
    return known.get(file) as Known
  }
}

function linksOf(file: string, source: string): Link[] {
  return importsOf(file, source).map((one) => ({ ...one, target: targetOf(file, one.specifier) }))
}

/** The reason why an import is not allowed; `undefined` if it is allowed. */
function refusal(file: string, { specifier, target, typeOnly, lazy }: Link): string | undefined {
  const folder = folderOf(file)
  const floor = floorOf(file)
  if (!floor) return `src/${folder} is not a floor. Add it to spec/floors/floors.ts.`
  if (target.kind === 'host') return folder === 'api' ? undefined : `only api may import a host ("${specifier}").`
  if (target.kind === 'package') {
    const allowed = floor.packages.some(
      (name) => target.name === name || (/(^|[/:])$/.test(name) && target.name.startsWith(name)),
    )
    return allowed ? undefined : `${folder} may not import the package "${specifier}".`
  }
  if (isDemo(file))
    return target.public ? undefined : `a demo imports public names only, and "${specifier}" is not public.`
  const there = folderOf(target.path)
  const isOwn = there === folder && unitOf(target.path) === unitOf(file)
  if (folder === 'screens' && !target.public && !isOwn && !isTest(file)) {
    return `a screen imports public names only, and "${specifier}" is not public.`
  }
  const allowed = there === folder || floor.folders.includes(there) || (typeOnly && floor.typesOf?.includes(there))
  if (!allowed) return `${folder} may not import ${there} ("${specifier}").`
  if (folder === 'router' && there === 'router' && !isTest(file)) {
    const [own, other] = [file, target.path].map(routerFloorOf) as [number, number]
    if (own < 0) return `${file} is on no floor of the router. Add it to spec/floors/floors.ts.`
    if (other > own) return `this floor of the router may not import a higher one ("${specifier}").`
  }
  if (there === 'vendor' && folder !== 'vendor' && !lazy && !typeOnly && !takesAtOnce(file, target.path)) {
    return `load a bundled library on demand. Write await import('${specifier}').`
  }
  if (there === 'components' && !isOwn && !isIndex(target.path)) {
    return `import a component by its index, not by "${specifier}".`
  }
  return undefined
}

/** Names of virtua in other files than the one that adds plain names. */
function virtuaNames(file: string, source: string): Violation[] {
  if (usesVirtuaNames(file)) return []
  return [...source.matchAll(/(?<=[.{,]\s*)\$[a-z]\w*/g)].map(({ 0: name, index }) => {
    const line = source.slice(0, index).split('\n').length
    return {
      file,
      line,
      message: `"${name}" is a name of virtua. Use the name without $ of hooks/virtual/virtuaStore.ts.`,
    }
  })
}

/** The unit of a file: `components/slider` for its files; the floor for files directly in the floor's folder. */
const unitOf = (path: string) => path.split('/').slice(0, -1).slice(0, 2).join('/')
const isIndex = (path: string) => /^components\/([^/]+\/)?index\.ts$/.test(path)

/** The use of React or the DOM by a file that must run without both, directly or through its imports. */
function unplainReach(
  start: string,
  links: ReadonlyMap<string, readonly Link[]>,
  domUseOf: (file: string) => ReturnType<typeof domUse>,
): Violation[] {
  const seen = new Set([start])
  const queue: { file: string; way: readonly string[]; line?: number }[] = [{ file: start, way: [] }]
  for (const { file, way, line } of queue) {
    const through = way.length > 0 ? `, through ${way.join(' → ')}` : ''
    const use = domUseOf(file)
    if (use) return [{ file: start, line: line ?? use.line, message: `reads "${use.name}"${through}.` }]
    for (const link of links.get(file) ?? []) {
      if (link.typeOnly) continue
      const first = line ?? link.line
      // Direct imports of React already violate the rules of the floor.
      const isReact = link.target.kind === 'package' && /^react(-dom)?($|\/)/.test(link.specifier)
      if (isReact && file !== start) return [{ file: start, line: first, message: `runs React${through}.` }]
      if (link.target.kind !== 'file' || seen.has(link.target.path)) continue
      seen.add(link.target.path)
      queue.push({ file: link.target.path, way: [...way, link.target.path], line: first })
    }
  }
  return []
}
