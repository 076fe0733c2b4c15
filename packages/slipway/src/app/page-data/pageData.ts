import type { DataSource } from '../../router/config/config.ts'
import type { Match } from '../../router/config/routes.ts'
import { runGuards } from '../../router/guards/guards.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { livePages, type PageEntry } from '../../router/stack.ts'
import { loaderPart, loadWith } from './loaderPart.ts'
import { PageDataView } from './PageDataView.tsx'
import { preparedIn } from './prepared.ts'

/** Where a page's data comes from, with the code that loads it: an app whose pages have none does not carry it. */
export interface PageDataSource extends DataSource {
  /** Imports the module that exports the loader. */
  readonly load: () => Promise<unknown>
  /** What the shell puts around the page: it keeps it back until its data is there. */
  readonly view: typeof PageDataView
}

/**
 * Says where a page's data comes from: from the function `loader` that a module exports. The module is loaded beside the
 * page's own, so that code and data are on their way at the same time. It may be the page's own; then the loader runs once
 * that has come.
 *
 * @example
 * '/order/:id': page({
 *   load: () => import('./pages/OrderPage'),
 *   data: pageData(() => import('./pages/orderData')),
 *   params: { id: Number },
 * })
 */
export function pageData(load: () => Promise<unknown>): PageDataSource {
  return { load, view: PageDataView, prepare, prefetch }
}

async function prepare(pages: PageNavigator, match: Match, url: string): Promise<void> {
  const isSame = (entry: PageEntry) => pages.matchOf(entry)?.route === match.route
  // A tab that is there already is shown as it is.
  if (match.route.tabIndex >= 0 && livePages(pages.stack.get()).some(isSame)) return
  const run = preparedIn(pages).begin(url, loadWith(pages, match, url))
  await pages.loader.load(loaderPart(match.route))
  await run.done
}

async function prefetch(pages: PageNavigator, match: Match, url: string): Promise<void> {
  const { name } = await runGuards(pages.app, match, url)
  if (name !== 'open') return
  await prepare(pages, match, url).finally(() => preparedIn(pages).dropFailed(url))
}
