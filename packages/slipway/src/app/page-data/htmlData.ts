import type { Match } from '../../router/config/routes.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { loaderPart } from './loaderPart.ts'
import type { PageDataSource } from './pageData.ts'
import { preparedIn } from './prepared.ts'

/** The data of a page that is rendered to HTML. */
export const htmlData = {
  /**
   * Loads the data on a server.
   *
   * @throws The error of the loader.
   */
  async load(source: PageDataSource, pages: PageNavigator, match: Match, url: string): Promise<unknown> {
    await source.prepare(pages, match, url)
    const state = preparedIn(pages).stateOf(url)
    if (state?.name === 'failed') throw state.error
    return state?.name === 'ready' ? state.data : undefined
  },

  /**
   * Loads the module of the loader, and gives the page the data that a server has loaded.
   *
   * @param isOld Whether the data may be old. Then the loader runs once the page is shown, and the page gets the newer data.
   */
  async restore(pages: PageNavigator, match: Match, url: string, data: unknown, isOld: boolean): Promise<void> {
    preparedIn(pages).add(url, data, isOld)
    await pages.loader.load(loaderPart(match.route))
  },
}
