import type { WorkerPlan } from '../../service-worker/workerPlan.ts'

/**
 * The HTML files of a build by the path of their page and by language: `about.fr.html` is the page `about` in French.
 *
 * @param locales Languages of the files, the first of those without a language in their name.
 */
export function pagesOf(htmlFiles: readonly string[], locales: readonly string[]): WorkerPlan['pages'] {
  const [main = 'en', ...others] = locales
  const pages: Record<string, Record<string, string>> = {}
  for (const file of htmlFiles) {
    const stem = file.replace(/\.html$/, '')
    const locale = others.find((tag) => stem.endsWith(`.${tag}`))
    const page = (locale === undefined ? stem : stem.slice(0, -locale.length - 1)).replace(/^index$/, '')
    // The first language is preferred if the user has no language of the app.
    pages[page] = locale === undefined ? { [main]: file, ...pages[page] } : { ...pages[page], [locale]: file }
  }
  return pages
}
