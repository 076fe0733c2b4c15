// Separate chunk: loaded when the document contains a page that a build or a server has rendered.
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { createRoot, hydrateRoot, Root } from 'react-dom/client'
import { type HtmlFacts, htmlFactsId, prefixOf } from '../../base/html/htmlFacts.ts'
import { htmlTime } from '../../base/html/serverDocument.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { topOf } from '../../router/stack/stack.ts'
import { appParts } from '../appParts.ts'
import type { PageDataSource } from '../page-data/pageData.ts'
import { noteInput } from './noteInput.ts'
import { whenDecided } from './whenDecided.ts'

/** React's functions, from the first load: an import of them would split it. */
interface Roots {
  readonly createRoot: typeof createRoot
  readonly hydrateRoot: typeof hydrateRoot
}

/** Renders the app into the element that contains the rendered page. */
export type TakeOver = (content: ReactNode) => Root

/**
 * Prepares the start of an app in a document that contains a rendered page. The elements of the page remain, with the text that the user
 * has typed, if the app shows the same page in the same language; otherwise the app replaces them.
 *
 * @param locale The current language.
 */
export async function prepare(element: Element, pages: PageNavigator, locale: string, roots: Roots): Promise<TakeOver> {
  const script = document.getElementById(htmlFactsId)
  const facts: HtmlFacts = JSON.parse(script?.textContent ?? '{}')
  // Another app of the document starts without HTML.
  script?.remove()
  htmlTime.ms = facts.timeMs
  const isSamePage = await isReady(facts, pages, locale)
  return (content) => {
    // From here on React handles the events, also those of elements that it has not taken over yet.
    window.swEarly?.stop()
    if (!isSamePage) return replace(roots.createRoot(element), content)
    const [container, widthPx] = ofThisWidth(element)
    completeHtml(container, pages)
    const repeatInput = noteInput(container)
    const stop = pages.painted.subscribe(() => {
      stop()
      // After React's commit, in which the app cannot render.
      queueMicrotask(repeatInput)
    })
    const root = roots.hydrateRoot(container, content, { identifierPrefix: prefixOf(widthPx) })
    show()
    return root
  }
}

/** The rendered page stays on the screen until the other one replaces it. */
function replace(root: Root, content: ReactNode): Root {
  flushSync(() => root.render(content))
  show()
  return root
}

/** Shows a document that is hidden because its rendered page is not the one of the address. */
const show = () => document.documentElement.removeAttribute('data-sw-wait')

/** Loads everything that the first render of the rendered page needs. Returns whether the app will show this page. */
async function isReady(
  { url, depth, isOld = false, ...facts }: HtmlFacts,
  pages: PageNavigator,
  locale: string,
): Promise<boolean> {
  const stack = pages.stack.get()
  const top = topOf(stack)
  const rendered = pages.routes.match(url)
  const match = pages.matchOf(top)
  // The not-found screen contains the address, so it is never the same.
  if (!match || !rendered?.params || rendered.route !== match.route) return false
  if (JSON.stringify(rendered.params) !== JSON.stringify(match.params) || depth !== stack.pages.length) return false
  if (locale !== facts.locale || (document.documentElement.dir || 'ltr') !== facts.dir) return false
  try {
    const gate = await whenDecided(pages, top)
    if (gate) return false
    const source = match.route.config.data as PageDataSource | undefined
    await Promise.all([
      pages.loader.load(match.route),
      source?.html.restore(pages, match, top.url, facts.data, isOld),
      appParts(pages.app).windows?.html.load(pages),
    ])
  } catch {
    // The code of the page is lost. The app starts as usual, and shows the reason.
    return false
  }
  return true
}

/**
 * Returns the element with the content for the width of the screen, and that width. HTML of an app with windows contains one for each width
 * from which a window is docked; those that are not shown are removed.
 */
function ofThisWidth(element: Element): [container: Element, widthPx: number] {
  const contents = [...element.querySelectorAll<HTMLElement>(':scope > [data-sw-width]')]
  const shown = contents.find((each) => getComputedStyle(each).display !== 'none')
  if (!shown) return [element, 0]
  for (const each of contents) if (each !== shown) each.remove()
  const widthPx = Number(shown.dataset.swWidth)
  // The rules for other widths do not apply to it from now on.
  delete shown.dataset.swWidth
  shown.style.display = 'contents'
  return [shown, widthPx]
}

/** Gives the rendered elements what the server could not know: the key of the page, and styles, which a content security policy forbids in HTML. */
function completeHtml(element: Element, pages: PageNavigator): void {
  for (const layer of element.querySelectorAll<HTMLElement>('[data-layer]:not([data-layer="tabs"])')) {
    layer.dataset.layer = topOf(pages.stack.get()).key
  }
  for (const styled of element.querySelectorAll<HTMLElement>('[data-sw-style]')) {
    styled.style.cssText = styled.dataset.swStyle ?? ''
    delete styled.dataset.swStyle
  }
}
