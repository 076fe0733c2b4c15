/** The `:names` of a page's path: `NamesOf<'/order/:id/:part'>` is `'id' | 'part'`. */
export type NamesOf<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? NameOf<Segment> | NamesOf<Rest>
  : NameOf<Path>

type NameOf<Segment extends string> = Segment extends `:${infer Name}` ? Name : never

/** A page's path taken apart. */
export interface PathPattern {
  readonly segments: readonly string[]
  /** The names of the segments that begin with a colon, in order. */
  readonly names: readonly string[]
}

/** Takes a page's path apart, such as `/order/:id`. */
export function parsePattern(path: string): PathPattern {
  const segments = segmentsOf(path)
  return { segments, names: segments.filter(isName).map((segment) => segment.slice(1)) }
}

/**
 * Compares a pathname with a pattern.
 *
 * @returns The decoded values of the named segments, or `undefined` when it is another path. A segment that is empty
 * or not valid percent-encoding matches nothing.
 */
export function matchPattern(pattern: PathPattern, pathname: string): Record<string, string> | undefined {
  const segments = segmentsOf(pathname)
  if (segments.length !== pattern.segments.length) return undefined
  const values: Record<string, string> = {}
  try {
    const isMatch = pattern.segments.every((expected, position) => {
      const actual = decodeURIComponent(segments[position] ?? '')
      if (isName(expected)) values[expected.slice(1)] = actual
      return isName(expected) ? actual : expected === actual
    })
    return isMatch ? values : undefined
  } catch {
    return undefined
  }
}

/** Builds a pathname from a pattern and the values of its names. */
export function buildPath(pattern: PathPattern, values: Readonly<Record<string, string>>): string {
  const parts = pattern.segments.map((segment) =>
    isName(segment) ? encodeURIComponent(values[segment.slice(1)] ?? '') : segment,
  )
  return `/${parts.join('/')}`
}

/**
 * Orders patterns so that the first match is the right one: fixed segments before named ones, the earlier segments first.
 * Those of different lengths match nothing in common.
 */
export function bySpecificity(a: PathPattern, b: PathPattern): number {
  const rank = ({ segments }: PathPattern) => segments.reduce((sum, segment) => sum * 2 + Number(isName(segment)), 0)
  return rank(a) - rank(b)
}

const isName = (segment: string) => segment.startsWith(':')

/** One slash at the end is ignored. Further slashes make empty segments, which match no page. */
function segmentsOf(path: string): string[] {
  return path
    .slice(1)
    .replace(/(.)\/$/, '$1')
    .split('/')
}

/** Whether a page's path begins with a root: `/shop` and `/shop/item/:id` with `/shop`, and `/shopping` not. */
export function isUnder(path: string, root: string): boolean {
  return `${path}/`.startsWith(`${root}/`)
}
