/** The `:names` of a page's path: `NamesOf<'/order/:id/:part'>` is `'id' | 'part'`. */
export type NamesOf<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? NameOf<Segment> | NamesOf<Rest>
  : NameOf<Path>

type NameOf<Segment extends string> = Segment extends `:${infer Name}` ? Name : never

/** The segments of a page's path. */
export interface PathPattern {
  readonly segments: readonly string[]
  /** The names of the segments that begin with a colon, in order. */
  readonly names: readonly string[]
}

/** Splits a page's path, such as `/order/:id`, into its segments. */
export function parsePattern(path: string): PathPattern {
  const segments = segmentsOf(path)
  return { segments, names: segments.filter(isName).map((segment) => segment.slice(1)) }
}

/**
 * Compares the segments of a pathname with a pattern.
 *
 * @returns The decoded values of the named segments, or `undefined` if the path does not match. A segment that is empty or
 * has invalid percent-encoding never matches.
 */
export function matchPattern(pattern: PathPattern, segments: readonly string[]): Record<string, string> | undefined {
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
 * Compares patterns for sorting, so that the first match is the right one: fixed segments before named ones, with earlier
 * segments compared first. Patterns of different lengths never match the same address.
 */
export function bySpecificity(a: PathPattern, b: PathPattern): number {
  const rank = ({ segments }: PathPattern) => segments.reduce((sum, segment) => sum * 2 + Number(isName(segment)), 0)
  return rank(a) - rank(b)
}

const isName = (segment: string) => segment.startsWith(':')

/** Splits a path at its slashes. One slash at the end is ignored. Further slashes create empty segments, which match no page. */
export function segmentsOf(path: string): string[] {
  return path
    .slice(1)
    .replace(/(.)\/$/, '$1')
    .split('/')
}

/** Whether a page's path begins with a root: `/shop` and `/shop/item/:id` begin with `/shop`, `/shopping` does not. */
export function isUnder(path: string, root: string): boolean {
  return `${path}/`.startsWith(`${root}/`)
}
