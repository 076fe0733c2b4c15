import type { PageNavigator } from '../../router/navigator.ts'
import type { PageEntry } from '../../router/stack/stack.ts'

/** Width of an app, in pixels, from which a modal page is a card: the page below remains visible at both sides. */
const minWidthPx = 640

/** Query of the windows in which a modal page is a card. A phone on its side is too low. */
export const cardQuery = `(min-width: ${minWidthPx}px) and (min-height: 480px)`

/** Whether a page is modal. */
export function isModal({ matchOf }: PageNavigator, entry: PageEntry): boolean {
  return matchOf(entry)?.route.config.presentation?.modal !== undefined
}

/** Whether a page is a card in a window that matches `cardQuery`: a modal page in an app that is wide enough. */
export function isCardPage(pages: PageNavigator, entry: PageEntry): boolean {
  const maxWidth = pages.matchOf(entry)?.route.config.maxWidth ?? pages.app.maxWidth ?? minWidthPx
  return isModal(pages, entry) && maxWidth >= minWidthPx
}
