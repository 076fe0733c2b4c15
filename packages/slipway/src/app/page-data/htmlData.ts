import type { Match } from '../../router/config/routes.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { loaderPart } from './loaderPart.ts'
import type { PageDataSource } from './pageData.ts'
import { preparedIn } from './prepared.ts'

const sourceOf = ({ route }: Match) => route.config.data as PageDataSource | undefined

/**
 * Loads the data of a page on a server.
 *
 * @returns The data in an object; `undefined` if the page has none.
 * @throws The error of the loader.
 */
export async function loadForHtml(pages: PageNavigator, match: Match, url: string) {
  await sourceOf(match)?.prepare(pages, match, url)
  const state = preparedIn(pages).stateOf(url)
  if (state?.name === 'failed') throw state.error
  return state?.name === 'ready' ? { data: state.data } : undefined
}

/**
 * Loads the module of a page's loader, and gives the page the data that a server has loaded.
 *
 * @param isOld Whether the data may be old. Then the loader runs once the page is shown, and the page gets the newer data.
 */
export async function restoreFromHtml(
  pages: PageNavigator,
  match: Match,
  { url, data, isOld }: { readonly url: string; readonly data: unknown; readonly isOld: boolean },
): Promise<void> {
  if (!sourceOf(match)) return
  preparedIn(pages).add(url, data, isOld)
  await pages.loader.load(loaderPart(match.route))
}
