import type { Unsubscribe } from '../../base/emitter.ts'
import { splitUrl } from '../../router/address/address.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { livePages, topOf } from '../../router/stack/stack.ts'

/**
 * Scrolls to the parts of pages that fragments name: when a page with a fragment is painted for the first time, and when a link to a
 * part is followed. After Back to the entry of such a link, for example from the entry of another script's lightbox, the page keeps
 * its scroll position. Browsers without the Navigation API do not tell the direction: there, Back scrolls to the part again.
 *
 * @param root Contains the elements of the pages.
 */
export function followParts(pages: PageNavigator, root: Element): Unsubscribe {
  const { stack, painted } = pages
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>
  const listening = new AbortController()
  /** The addresses at which pages were painted, by key: a page that is shown again keeps its scroll position. */
  const seen = new Map<string, string>()
  let isBack = false
  const show = (part: string, isArrival: boolean) =>
    import('./showPart.ts').then(
      (late) => listening.signal.aborted || late.showPart(pages, root, part, isArrival),
      // Without a network the page keeps its scroll position.
      () => {},
    )
  const onPainted = () => {
    const { key, url } = topOf(stack.get())
    if (painted.get() !== key || seen.get(key) === url) return
    seen.set(key, url)
    const { hash } = splitUrl(url)
    if (hash) void show(hash.slice(1), true)
  }
  const note = ({ from }: NavigationCurrentEntryChangeEvent) => {
    isBack = (navigation?.currentEntry?.index ?? 0) < from.index
  }
  navigation?.addEventListener('currententrychange', note, listening)
  pages.showPart = async (part) => {
    if (!isBack) await show(part, false)
  }
  const stops = [
    painted.subscribe(onPainted),
    stack.subscribe(() => {
      const live = new Set(livePages(stack.get()).map((page) => page.key))
      for (const key of seen.keys()) if (!live.has(key)) seen.delete(key)
      // The fragment of a page on the screen has changed: `showPart` is called.
      const { key, url } = topOf(stack.get())
      if (seen.has(key) && painted.get() === key) seen.set(key, url)
    }),
    () => listening.abort(),
  ]
  onPainted()
  return () => {
    for (const stop of stops) stop()
  }
}
