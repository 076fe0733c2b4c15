/**
 * Parses an address of the app, such as `/order/1?from=list`. Never throws: the text is parsed as a path on an invented host,
 * so slashes at its beginning cannot name another host.
 */
export function parseAddress(url: string): URL {
  return new URL(`ws://_/${url.replace(/^\//, '')}`)
}

/** Whether parsing would not change an address. Parsing is slow, and a list may have a thousand links. */
export const isPlain = (url: string): boolean => /^(\/[\w-]+)+$/.test(url)

/**
 * Formats an address as a link's `href` below a root (empty, or a folder without a slash at its end). The result is a path on
 * the document's own origin. Because a path that begins with two slashes would name a host, such a path gets the prefix `/.`,
 * which browsers remove.
 */
export function pathHref(root: string, url: string): string {
  if (isPlain(url)) return root + url
  const { pathname, search, hash } = parseAddress(url)
  return (root + pathname).replace(/^\/\//, '/.//') + search + hash
}

/** An address without its query; its fragment remains. */
export function withoutQuery(url: string): string {
  return url.replace(/^([^?#]*)\?[^#]*/, '$1')
}

/** An address without its fragment. Two such addresses are equal if they lead to the same page with the same query. */
export function withoutFragment(url: string): string {
  return url.split('#', 1)[0] ?? url
}

/** The texts of a query. A key with several values has a list. */
export type AddressQuery = Readonly<Record<string, string | readonly string[]>>

/** Splits an address into its path, its query and its fragment (with its `#`, or empty). A key with several values has a list. */
export function splitUrl(url: string): { pathname: string; query: AddressQuery; hash: string } {
  if (isPlain(url)) return { pathname: url, query: {}, hash: '' }
  const { pathname, searchParams, hash } = parseAddress(url)
  const entries = [...new Set(searchParams.keys())].map((name) => {
    const values = searchParams.getAll(name)
    return [name, values.length > 1 ? values : (values[0] ?? '')] as const
  })
  const query: Record<string, string | readonly string[]> = Object.fromEntries(entries)
  return { pathname, query, hash }
}

/**
 * Resolves an address against the current address, like a link: `./edit`, `../list?page=2`, `#part`.
 *
 * @returns `undefined` for an address outside the app.
 */
export function resolveUrl(url: string, current: string): string | undefined {
  if (isPlain(url)) return url
  try {
    const base = parseAddress(current)
    const { origin, pathname, search, hash } = new URL(url, base)
    return origin === base.origin ? pathname + search + hash : undefined
  } catch {
    return undefined
  }
}

/** The path of an address, without query and fragment. A kept tab page is found by its path alone. */
export function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? url
}
