import { setServerLocale } from '../api/locale/serverLocale.ts'
import { startTheme } from '../api/theme/startTheme.ts'
import { whenDecided } from '../app/hydration/whenDecided.ts'
import { notFoundMatch } from '../app/page/notFoundMatch.ts'
import type { PageDataSource } from '../app/page-data/pageData.ts'
import { withSystemPages } from '../app/start/systemPages.ts'
import { serverDocument } from '../base/html/serverDocument.ts'
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

/** A page that guards let be shown. */
export interface OpenPage {
  readonly name: 'page'
  readonly app: AnyApp
  readonly pages: PageNavigator
  /** The page; `undefined` for the not-found screen. */
  readonly match: Match | undefined
  readonly status: 200 | 404
  /**
   * Loads its code and its data. Resolves with the data; without `data` if the page has none.
   *
   * @throws The error of the page's module or of its loader.
   */
  load(): Promise<{ readonly data?: unknown }>
  /** Ends the app's state in the modules. */
  close(): void
}

/** The result of opening an address. */
export type Opened = OpenPage | { readonly name: 'redirect'; readonly url: string } | { readonly name: 'refused' }

/**
 * Opens an address of an app without a document, and runs the guards.
 *
 * @param locale Language of the texts.
 * @throws The error of a guard.
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

  const endUse = applyConstants(app)
  Object.assign(serverDocument, { lang: '', dir: '', dataset: {} })
  startTheme(app.theme)
  await setServerLocale(locale)
  const pages = createNavigator(app, serverHistory(app, url))
  setNavigator(pages)
  const close = () => {
    setNavigator(undefined)
    endUse()
    pages.stop()
  }
  await whenDecided(pages, topOf(pages.stack.get()))
  const match = allowed ?? notFoundMatch(app, url)
  return {
    ...{ name: 'page', app, pages, match, close },
    status: allowed ? 200 : 404,
    async load() {
      if (!match) return {}
      const source = match.route.config.data as PageDataSource | undefined
      const [data] = await Promise.all([source?.html.load(source, pages, match, url), pages.loader.load(match.route)])
      return source ? { data } : {}
    },
  }
}

let uses = 0
let restoreDefaults: (() => void) | undefined

/** Applies the constants of an app while one of its pages is open. All pages that are open at a time are those of one app. */
function applyConstants({ defaults, mapProvider }: AnyApp): () => void {
  if (uses++ === 0) {
    restoreDefaults = defaults?.()
    setMapProvider(mapProvider)
  }
  return () => {
    if (--uses > 0) return
    restoreDefaults?.()
    setMapProvider(undefined)
  }
}
