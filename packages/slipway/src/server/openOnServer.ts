import { startLocale } from '../api/locale/startLocale.ts'
import { startTheme } from '../api/theme/startTheme.ts'
import { whenDecided } from '../app/hydration/whenDecided.ts'
import { notFoundMatch } from '../app/page/notFoundMatch.ts'
import type { PageDataSource } from '../app/page-data/pageData.ts'
import { withSystemPages } from '../app/start/systemPages.ts'
import { serverDocument } from '../base/html/serverDocument.ts'
import { initialLocale, localeStore } from '../base/locale/locale.ts'
import { setMapProvider } from '../base/map/currentMapProvider.ts'
import type { AnyApp } from '../router/config/config.ts'
import { createRoutes, type Match } from '../router/config/routes.ts'
import { locate } from '../router/config/targets.ts'
import { createNavigator } from '../router/createNavigator.ts'
import { setNavigator } from '../router/current.ts'
import { runGuards } from '../router/guards/guards.ts'
import type { PageNavigator } from '../router/navigator.ts'
import { topOf } from '../router/stack/stack.ts'
import { serverHistory } from './serverHistory.ts'

/** A page that is ready to be rendered: its code and its data are loaded. */
export interface OpenPage {
  readonly name: 'page'
  readonly app: AnyApp
  readonly pages: PageNavigator
  /** The page; `undefined` for the not-found screen. */
  readonly match: Match | undefined
  readonly status: 200 | 404
  /** Its data; absent if it has none. */
  readonly data?: unknown
  /** Ends the app's state in the modules. */
  close(): void
}

/** The result of opening an address. */
export type Opened = OpenPage | { readonly name: 'redirect'; readonly url: string } | { readonly name: 'refused' }

/**
 * Opens an address of an app without a document: runs the guards, and loads the code and the data of the page.
 *
 * @param locale Language of the texts.
 * @throws The error of a guard, of the page's module or of its loader.
 */
export async function openOnServer(config: AnyApp, url: string, locale: string): Promise<Opened> {
  const app = withSystemPages(config)
  const routes = createRoutes(app)
  const found = routes.match(url)
  const allowed = found?.params && found
  const guarded = await runGuards(app, allowed, url)
  if (guarded.name === 'failed') throw guarded.error
  if (guarded.name === 'refused') {
    const target = guarded.redirect && locate(routes, guarded.redirect.redirect, url)
    return target?.url ? { name: 'redirect', url: target.url } : { name: 'refused' }
  }

  const restoreDefaults = app.defaults?.()
  setMapProvider(app.mapProvider)
  Object.assign(serverDocument, { lang: '', dir: '', dataset: {} })
  startTheme(app.theme)
  // The texts are loaded for each page, so that the build knows which code they are.
  localeStore.set(initialLocale)
  await startLocale(locale)
  const pages = createNavigator(app, serverHistory(app, url))
  setNavigator(pages)
  const close = () => {
    setNavigator(undefined)
    setMapProvider(undefined)
    restoreDefaults?.()
    pages.stop()
  }
  try {
    await whenDecided(pages, topOf(pages.stack.get()))
    const match = allowed ?? notFoundMatch(app, url)
    const source = match?.route.config.data as PageDataSource | undefined
    const [data] = match
      ? await Promise.all([source?.html.load(source, pages, match, url), pages.loader.load(match.route)])
      : []
    return {
      ...{ name: 'page', app, pages, match, close },
      status: allowed ? 200 : 404,
      ...(source && { data }),
    }
  } catch (error) {
    close()
    throw error
  }
}
