/* Expected results for addresses of the walks' app, written independently of the app's code. */

/** The parent of a page, which is below it if the app is opened at its address, as in the app's config. */
export function underOf(url: string): string | undefined {
  const [, child] = /^(\/z\/\d+)\/more$/.exec(url) ?? []
  return child ?? (url.startsWith('/z/') ? '/list' : undefined)
}

/** The address after redirects. */
export function reachedFrom(url: string): string {
  return url.replace('/old/', '/x/')
}

/** The title of a page; for a tab also the text of its link. */
export function titleOf(url: string): string {
  const [, name = '', id] = /^\/(\w*)(?:\/(\d+))?/.exec(url) ?? []
  if (name === '') return 'Home'
  if (id !== undefined) return `${name.toUpperCase()} ${id}`
  return name === 'list' ? 'List' : `Tab ${name}`
}

/** The heading of a page: its address and its parameters. */
export function headingOf(url: string): string {
  const [, id] = /\/(\d+)/.exec(url) ?? []
  const [, from] = /from=(.*)/.exec(url) ?? []
  return `${url} ${JSON.stringify({ ...(id !== undefined && { id: Number(id) }), ...(from !== undefined && { from }) })}`
}
