/** A place in a page that `gen` writes, such as `<!-- props: SliderProps -->` … `<!-- /props -->`. */
export interface Region {
  readonly kind: 'props' | 'api'
  /** The interfaces or functions that it is about. */
  readonly names: readonly string[]
}

const madeBy = '<!-- Made by `npm run gen` from the doc comments: change those. -->'

/** Writes every region of a page anew. */
export function fillRegions(page: string, write: (region: Region) => string): string {
  const marked = /^<!-- (props|api): ([^>]*?) -->\n[\s\S]*?^<!-- \/\1 -->$/gm
  const filled = page.replaceAll(marked, (_, kind: Region['kind'], list: string) => {
    const names = list.split(',').map((name) => name.trim())
    return `<!-- ${kind}: ${list} -->\n${madeBy}\n\n${write({ kind, names })}\n\n<!-- /${kind} -->`
  })
  const count = (pattern: RegExp) => filled.match(pattern)?.length ?? 0
  if (count(/^<!-- (props|api): /gm) !== count(/^<!-- \/(props|api) -->$/gm)) {
    throw new Error('a region is not closed: every `<!-- props: … -->` needs a `<!-- /props -->` after it.')
  }
  return filled
}

/** Whether a page has a place for `gen` to write. */
export function hasRegions(page: string): boolean {
  return /^<!-- (props|api): /m.test(page)
}
