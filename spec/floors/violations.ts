import { domUse } from './domUse.ts'
import { floorOf, folderOf, isDemo, isPlain, isTest, takesAtOnce } from './floors.ts'
import { type Import, importsOf } from './importsOf.ts'
import { type Target, targetOf } from './target.ts'

/** A module where it should not reach. */
export interface Violation {
  /** From the package's `src`. */
  readonly file: string
  readonly line: number
  readonly message: string
}

/** The text of each module by its path from the package's `src`. */
export type Sources = ReadonlyMap<string, string>

interface Link extends Import {
  readonly target: Target
}

/** Everything in the sources that breaks the rules of the floors. */
export function floorViolations(sources: Sources): Violation[] {
  const links = new Map([...sources].map(([file, source]) => [file, linksOf(file, source)]))
  const refused = [...links].flatMap(([file, all]) => {
    return all.flatMap((link) => {
      const message = refusal(file, link)
      return message ? [{ file, line: link.line, message }] : []
    })
  })
  const domUseOf = onDemand((file) => domUse(file, sources.get(file) ?? ''))
  const plain = [...sources.keys()].filter(isPlain)
  return [...refused, ...plain.flatMap((file) => unplainReach(file, links, domUseOf))]
}

/** Asks for what is known of a file once, when it is needed: most files are never reached. */
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

/** Why a file may not have an import, if it may not. */
function refusal(file: string, { specifier, target, typeOnly, lazy }: Link): string | undefined {
  const folder = folderOf(file)
  const floor = floorOf(file)
  if (!floor) return `src/${folder} is no floor. Give it a place in spec/floors/floors.ts.`
  if (target.kind === 'host')
    return folder === 'api' ? undefined : `only api asks for a host, so "${specifier}" cannot stand here.`
  if (target.kind === 'package') {
    const allowed = floor.packages.some(
      (name) => target.name === name || (/(^|[/:])$/.test(name) && target.name.startsWith(name)),
    )
    return allowed ? undefined : `${folder} may not import the package "${specifier}".`
  }
  if (isDemo(file)) return target.public ? undefined : `a demo imports public names only, and "${specifier}" is none.`
  const there = folderOf(target.path)
  const isOwn = there === folder && unitOf(target.path) === unitOf(file)
  if (folder === 'screens' && !target.public && !isOwn && !isTest(file)) {
    return `a screen imports public names only, and "${specifier}" is none.`
  }
  const allowed = there === folder || floor.folders.includes(there) || (typeOnly && floor.typesOf?.includes(there))
  if (!allowed) return `${folder} may not import ${there} ("${specifier}").`
  if (there === 'vendor' && folder !== 'vendor' && !lazy && !typeOnly && !takesAtOnce(file, target.path)) {
    return `a bundled library is loaded when it is needed. Write await import('${specifier}').`
  }
  if (there === 'components' && !isOwn && !isIndex(target.path)) {
    return `a component is imported by its index, and "${specifier}" reaches behind it.`
  }
  return undefined
}

/** `components/slider` for a file of it; the floor itself for a file that stands directly in it. */
const unitOf = (path: string) => path.split('/').slice(0, -1).slice(0, 2).join('/')
const isIndex = (path: string) => /^components\/([^/]+\/)?index\.ts$/.test(path)

/** Where a file that must do without React and the DOM meets one of them, itself or through what it imports. */
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
      // A direct import of React is refused by the floor already.
      const isReact = link.target.kind === 'package' && /^react(-dom)?($|\/)/.test(link.specifier)
      if (isReact && file !== start) return [{ file: start, line: first, message: `runs React${through}.` }]
      if (link.target.kind !== 'file' || seen.has(link.target.path)) continue
      seen.add(link.target.path)
      queue.push({ file: link.target.path, way: [...way, link.target.path], line: first })
    }
  }
  return []
}
