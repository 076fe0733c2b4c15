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
