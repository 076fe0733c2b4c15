import type { Unsubscribe } from '../../base/emitter.ts'
import type { PageNavigator } from '../../router/navigator.ts'

/**
 * Scrolls to the parts of pages that links name. After Back to the entry of such a link, for example from the entry of another
 * script's lightbox, the page keeps its scroll position. Browsers without the Navigation API do not tell the direction: there, Back
 * scrolls to the part again.
 *
 * @param root Contains the elements of the pages.
 */
export function followParts(pages: PageNavigator, root: Element): Unsubscribe {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>
  let isBack = false
  const note = ({ from }: NavigationCurrentEntryChangeEvent) => {
    isBack = (navigation?.currentEntry?.index ?? 0) < from.index
  }
  navigation?.addEventListener('currententrychange', note)
  pages.showPart = async (part) => {
    if (!isBack) (await import('./showPart.ts')).showPart(pages, root, part)
  }
  return () => navigation?.removeEventListener('currententrychange', note)
}
