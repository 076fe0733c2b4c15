/** A place in a page that `gen` writes, such as `<!-- props: SliderProps -->` … `<!-- /props -->`. */
export interface Region {
  readonly kind: 'props' | 'api' | 'life' | 'platforms'
  /** The interfaces, functions or groups of rows that it is about; `all` of the platforms. */
  readonly names: readonly string[]
}

const fromComments = '<!-- Made by `npm run gen` from the doc comments: change those. -->'

const madeBy: Readonly<Record<Region['kind'], string>> = {
  props: fromComments,
  api: fromComments,
  platforms: fromComments,
  life: '<!-- Made by `npm run gen` from lifecycle.contract.ts, which the tests run: change that. -->',
}

/** Writes every region of a page anew. */
export function fillRegions(page: string, write: (region: Region) => string): string {
  const marked = /^<!-- (props|api|life|platforms): ([^>]*?) -->\n[\s\S]*?^<!-- \/\1 -->$/gm
  const filled = page.replaceAll(marked, (_, kind: Region['kind'], list: string) => {
    const names = list.split(',').map((name) => name.trim())
    return `<!-- ${kind}: ${list} -->\n${madeBy[kind]}\n\n${write({ kind, names })}\n\n<!-- /${kind} -->`
  })
  const count = (pattern: RegExp) => filled.match(pattern)?.length ?? 0
  if (count(/^<!-- (props|api|life|platforms): /gm) !== count(/^<!-- \/(props|api|life|platforms) -->$/gm)) {
    throw new Error('a region is not closed: every `<!-- props: … -->` needs a `<!-- /props -->` after it.')
  }
  return filled
}

/** Whether a page has a place for `gen` to write. */
export function hasRegions(page: string): boolean {
  return /^<!-- (props|api|life|platforms): /m.test(page)
}
