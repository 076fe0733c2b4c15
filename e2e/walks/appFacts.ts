/* What the app of the walks makes of an address, in other words than its own. */

/** The page below one that is opened by its address, as the app's config has it. */
export function underOf(url: string): string | undefined {
  return url.startsWith('/z/') ? '/list' : undefined
}

/** Where an address leads in the end. */
export function reachedFrom(url: string): string {
  return url.replace('/old/', '/x/')
}

/** The title of a page, and for a tab the text of its link. */
export function titleOf(url: string): string {
  const [, name = '', id] = /^\/(\w*)(?:\/(\d+))?/.exec(url) ?? []
  if (name === '') return 'Home'
  if (id !== undefined) return `${name.toUpperCase()} ${id}`
  return name === 'list' ? 'List' : `Tab ${name}`
}

/** What a page says of itself: its address and its parameters. */
export function headingOf(url: string): string {
  const [, id] = /\/(\d+)/.exec(url) ?? []
  const [, from] = /from=(.*)/.exec(url) ?? []
  return `${url} ${JSON.stringify({ ...(id !== undefined && { id: Number(id) }), ...(from !== undefined && { from }) })}`
}
