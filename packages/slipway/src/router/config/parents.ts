import { addressOf, type RouteTable } from './routes.ts'

/**
 * Returns the addresses of the pages on the stack when the app starts at an address: those of the parent pages (`under`), the
 * lowest first, then the address itself.
 *
 * A parent has those parameters of the address that it declares, too. A parent that does not accept them, or that is already in
 * the list, is left out with the pages below it.
 */
export function withParents(routes: RouteTable, url: string, above: readonly string[] = []): readonly string[] {
  const urls = [url, ...above]
  const found = routes.match(url)
  const parent = found?.params && routes.get(found.route.config.under)
  const params = parent && routes.read(parent, found.raw).params
  const below = params && addressOf(parent, params).value
  return !below || urls.includes(below) ? urls : withParents(routes, below, urls)
}
