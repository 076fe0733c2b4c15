/**
 * Parses an address of the app, such as `/order/1?from=list`. Never throws: the text is read as a path on a made-up host, so
 * slashes at its beginning cannot name another host.
 */
export function parseAddress(url: string): URL {
  return new URL(`ws://_/${url.replace(/^\//, '')}`)
}

/**
 * Writes an address as a link's `href` below a root (empty, or a folder without a slash at its end). The result is a path on
 * the document's own origin: a path that begins with two slashes would name a host, so it begins with `/.`, which browsers drop.
 */
export function pathHref(root: string, url: string): string {
  const { pathname, search } = parseAddress(url)
  return (root + pathname).replace(/^\/\//, '/.//') + search
}
