/**
 * Returns `fetch` for paths of the app's own server. The requests have the cookies and the `Authorization` header of the page's request,
 * as in a browser.
 */
export function ownRequests(page: Request, answer: (request: Request) => Response | Promise<Response>): typeof fetch {
  return async (input, init) => {
    const request = new Request(new URL(String(input), page.url), init)
    for (const name of ['cookie', 'authorization', 'accept-language']) {
      const value = page.headers.get(name)
      if (value !== null && !request.headers.has(name)) request.headers.set(name, value)
    }
    return answer(request)
  }
}
