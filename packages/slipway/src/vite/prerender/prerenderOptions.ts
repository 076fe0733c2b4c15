/** Options of the pages that a build renders to HTML. */
export interface PrerenderOptions {
  /**
   * Addresses of the pages: `['/', '/about', '/order/1']`.
   * @default all pages that need no parameters and that guards do not refuse
   */
  readonly paths?: readonly string[]
  /**
   * Languages of the HTML, the first for `index.html`, as BCP 47 tags. Each further one is a file beside it, such as `index.fr.html`,
   * which your server sends by the header `Accept-Language`.
   * @default the app's `locale`, else the `lang` of the plugin
   */
  readonly locales?: readonly string[]
  /**
   * Origin of the website, such as `https://example.org`: for the addresses in `sitemap.xml`, `robots.txt`, `<link rel="canonical">` and
   * `og:url`, which must be absolute. Without it, the build writes none of them.
   */
  readonly site?: string
  /** Time in milliseconds after which a page that is not rendered fails the build. @default 30000 */
  readonly timeout?: number
}

/** The options with all defaults that do not depend on the app. */
export interface PrerenderPlan extends Omit<PrerenderOptions, 'site'> {
  /** Origin of the website, without a slash at its end. */
  readonly site: string | undefined
  readonly timeout: number
}

/** Adds the defaults. Returns `undefined` if no page is to be rendered. */
export function prerenderPlan(
  option: boolean | readonly string[] | PrerenderOptions | undefined,
): PrerenderPlan | undefined {
  if (!option) return undefined
  const options: PrerenderOptions = option === true ? {} : isList(option) ? { paths: option } : option
  return { ...options, site: options.site?.replace(/\/+$/, ''), timeout: options.timeout ?? 30_000 }
}

const isList = (option: readonly string[] | PrerenderOptions): option is readonly string[] => Array.isArray(option)

/** Finds the mistakes in the option, because Vite runs a config without checking its types. */
export function mistakesInPrerender(option: unknown): string[] {
  if (option === undefined || typeof option === 'boolean') return []
  const isPaths = (paths: unknown) =>
    Array.isArray(paths) && paths.every((path) => typeof path === 'string' && path.startsWith('/'))
  if (Array.isArray(option)) return isPaths(option) ? [] : [`prerender is ${show(option)}. ${listOfPaths}`]
  if (typeof option !== 'object' || option === null)
    return [`prerender is ${show(option)}. Write true, or a list: prerender: ['/', '/about'].`]
  const { paths, locales, site, timeout, ...unknown } = option as { readonly [Name in keyof PrerenderOptions]: unknown }
  const mistakes = Object.keys(unknown).map(
    (key) => `prerender.${key} is not an option. Write one of paths, locales, site, timeout.`,
  )
  if (paths !== undefined && !isPaths(paths)) mistakes.push(`prerender.paths is ${show(paths)}. ${listOfPaths}`)
  const isLocales = Array.isArray(locales) && locales.length > 0 && locales.every((tag) => typeof tag === 'string')
  if (locales !== undefined && !isLocales) {
    mistakes.push(`prerender.locales is ${show(locales)}. Write a list of languages: locales: ['en', 'fr'].`)
  }
  if (site !== undefined && !(typeof site === 'string' && /^https?:\/\/[^/]+\/*$/.test(site))) {
    mistakes.push(`prerender.site is ${show(site)}. Write the origin of your website: site: 'https://example.org'.`)
  }
  if (timeout !== undefined && !(typeof timeout === 'number' && timeout > 0)) {
    mistakes.push(`prerender.timeout is ${show(timeout)}. Write milliseconds: timeout: 30000.`)
  }
  return mistakes
}

const listOfPaths = "Write a list of addresses that begin with a slash: ['/', '/about']."
const show = (value: unknown) => JSON.stringify(value) ?? String(value)
