// Separate chunk: loaded when a link to a part of the page is followed.
import type { PageNavigator } from '../../router/navigator.ts'
import { topOf } from '../../router/stack.ts'

/**
 * Scrolls the page shown to the part that a link names after its hash, or to the top for an empty name. The browser alone would
 * take the first element of the document with that id, which may be in a covered page.
 *
 * @param root Contains the elements of the pages.
 */
export function showPart(pages: PageNavigator, root: Element, part: string): void {
  const body = root.querySelector(`[data-layer="${topOf(pages.stack.get()).key}"] > .sw-page-body`)
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  // jsdom, in which apps may test, has no scrolling.
  if (part === '') body?.scrollTo?.({ top: 0, behavior })
  else body?.querySelector(`#${CSS.escape(part)}, #${CSS.escape(decoded(part))}`)?.scrollIntoView({ behavior })
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
