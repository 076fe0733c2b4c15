/**
 * Returns `fetch` for a place without an address of its own: a path is a file, and any other address goes to the network.
 *
 * @param base Path that the app is served from, with a slash at its end.
 * @param read Reads a file. Rejects if it does not exist.
 */
export function fetchFiles(
  network: typeof fetch,
  base: string,
  read: (path: string) => Promise<Uint8Array<ArrayBuffer>>,
): typeof fetch {
  return async (input, init) => {
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
    if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return network(input, init)
    init?.signal?.throwIfAborted()
    const { pathname } = new URL(url, `http://localhost${base}`)
    const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname.slice(1)
    try {
      return new Response(await read(decodeURIComponent(path)))
    } catch {
      return new Response(null, { status: 404 })
    }
  }
}
