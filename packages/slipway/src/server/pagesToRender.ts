import type { RenderableApp } from '../base/html/renderAnswer.ts'
import type { AnyApp } from '../router/config/config.ts'
import { createRoutes } from '../router/config/routes.ts'
import { pathHistory } from '../router/history/browserHistory.ts'

/** Reads the pages of an app that can be rendered without knowing anything about the user. */
export function pagesToRender({ pages, history = pathHistory(), locale, ...app }: AnyApp): RenderableApp {
  const routes = createRoutes({ pages, ...app })
  const isOpen = ([path, { guard }]: (typeof entries)[number]) =>
    !guard && routes.match(path)?.params && !path.includes(':')
  const entries = Object.entries(pages)
  return {
    urls: entries.filter(isOpen).map(([path]) => path),
    hasOwnPaths: history().hasOwnPaths ?? false,
    locale,
  }
}

/** Whether a page has a guard of its own. Such a page is never rendered by a build. */
export function isGuarded(app: AnyApp, url: string): boolean {
  return createRoutes(app).match(url)?.route.config.guard !== undefined
}
