import type { RenderedPage } from '../../base/html/rendered.ts'
import type { PrerenderPlan } from './prerenderOptions.ts'
import type { Renderer, RenderResult } from './renderer.ts'

/** A page that a build has rendered in a language. */
export interface PageHtml {
  readonly url: string
  readonly locale: string
  readonly page: RenderedPage
  /** Ids of the modules that it loads. */
  readonly modules: readonly string[]
}

/**
 * Renders the pages of the plan in each language; without a list, all pages that need no parameters and that guards do not refuse.
 *
 * @throws {Error} If the plan names a page that has no HTML for everyone.
 */
export async function renderAll(
  renderer: Pick<Renderer, 'app' | 'render'>,
  { paths }: PrerenderPlan,
  locales: readonly string[],
): Promise<PageHtml[]> {
  const { hasOwnPaths, urls } = renderer.app
  const wrong = paths?.find((path) => /[?#]/.test(path) || (!hasOwnPaths && path !== '/'))
  if (wrong !== undefined) {
    throw refusal(
      wrong,
      hasOwnPaths ? 'an HTML file has no query and no fragment' : 'with hashHistory, all pages are in the file of /',
    )
  }
  const pages: PageHtml[] = []
  for (const url of hasOwnPaths ? (paths ?? urls) : ['/']) {
    for (const locale of locales) {
      const { rendered: page, modules } = await renderer.render(url, locale)
      if (page.name === 'page' && page.status === 200) pages.push({ url, locale, page, modules })
      else if (paths) throw refusal(url, reasonOf(page))
    }
  }
  return pages
}

const refusal = (url: string, reason: string) =>
  new Error(`slipway: ${url} cannot be rendered to HTML: ${reason}. Leave it out of prerender.`)

function reasonOf(result: RenderResult['rendered']): string {
  if (result.name === 'guarded') return 'the page has a guard, and everyone could read its HTML'
  if (result.name === 'redirect') return `the app's guard redirects to ${result.url}`
  return result.name === 'refused' ? "the app's guard refuses it" : 'no page of the app matches it'
}
