import { splitUrl } from '../../router/address/address.ts'
import type { AnyApp } from '../../router/config/config.ts'
import type { Match } from '../../router/config/routes.ts'

/** The app's own not-found page, for an address that matches no page; `undefined` if the app has none. */
export function notFoundMatch({ notFound }: Pick<AnyApp, 'notFound'>, url: string): Match | undefined {
  if (!notFound) return undefined
  const { pathname: path } = splitUrl(url)
  // The path is the name of the page's module in the loader, and matches no address.
  return {
    route: { path: 'notFound', pattern: { segments: [], names: [] }, config: notFound, tabIndex: -1 },
    params: { path },
    raw: {},
  }
}
