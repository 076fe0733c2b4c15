/**
 * Returns `fetch` for paths of the app's own server. The requests have the cookies and the `Authorization` header of the page's request,
 * as in a browser.
 *
 * @param answer Answers them; without it, they reject.
 */
export function ownRequests(
  page: Request,
  answer: ((request: Request) => Response | Promise<Response>) | undefined,
): typeof fetch {
  return async (input, init) => {
    if (!answer) throw new TypeError(`renderApp has no option fetch, which answers the path ${String(input)}`)
    const request = new Request(new URL(String(input), page.url), init)
    for (const name of ['cookie', 'authorization', 'accept-language']) {
      const value = page.headers.get(name)
      if (value !== null && !request.headers.has(name)) request.headers.set(name, value)
    }
    return answer(request)
  }
}
