/**
 * Converts a pattern with `*` into a function that tests addresses. A pattern that begins with `/` is a path of the worker's own
 * server.
 *
 * @param origin Origin of the worker's own server.
 */
export function urlPattern(pattern: string, origin: string): (url: URL) => boolean {
  const [, from, path = '/*'] = /^(https?:\/\/[^/]+)?(\/.*)?$/.exec(pattern) ?? []
  const parts = path.split('*').map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'))
  const matches = new RegExp(`^${parts.join('.*')}$`)
  return (url) => url.origin === (from ?? origin) && matches.test(url.pathname)
}
