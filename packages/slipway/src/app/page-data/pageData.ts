import type { DataSource } from '../../router/config/config.ts'
import type { Match } from '../../router/config/routes.ts'
import { runGuards } from '../../router/guards/guards.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { livePages, type PageEntry } from '../../router/stack/stack.ts'
import { htmlData } from './htmlData.ts'
import { loaderPart, loadWith } from './loaderPart.ts'
import { PageDataView } from './PageDataView.tsx'
import { preparedIn } from './prepared.ts'

/** Source of a page's data, together with the code that loads it, so that apps without page data do not contain that code. */
export interface PageDataSource extends DataSource {
  /** Imports the module that exports the loader. */
  readonly load: () => Promise<unknown>
  /** Component that the shell renders around the page: it shows the page once its data is loaded. */
  readonly view: typeof PageDataView
  /** The data of a page that is rendered to HTML. Part of the source, because the code of that start would split the first load. */
  readonly html: typeof htmlData
}

/**
 * Declares the source of a page's data: the function `loader` that a module exports. The module is loaded in parallel with
 * the page's own module, so that code and data load at the same time. It may be the page's own module; then the loader runs
 * once that module is loaded.
 *
 * @example
 * '/order/:id': page({
 *   load: () => import('./pages/OrderPage'),
 *   data: pageData(() => import('./pages/orderData')),
 *   params: { id: Number },
 * })
 */
export function pageData(load: () => Promise<unknown>): PageDataSource {
  return { load, view: PageDataView, html: htmlData, prepare, prefetch }
}

async function prepare(pages: PageNavigator, match: Match, url: string): Promise<void> {
  const isSame = (entry: PageEntry) => pages.matchOf(entry)?.route === match.route
  // A tab that is already open keeps its data.
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
