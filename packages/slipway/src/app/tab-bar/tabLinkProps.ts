import { switchTab } from '../../api/navigation/navigation.ts'
import { isPlainClick } from '../../hooks/press/isPlainClick.ts'
import { followLink } from '../../router/links/followLink.ts'
import { prefetch } from '../../router/links/prefetch.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { topOf } from '../../router/stack/stack.ts'
import type { TabLinkProps, TabState } from './tabBar.state.ts'
import { tabEvents } from './tabEvents.ts'

/** Returns the props of a link that switches to a tab. On the current tab the link scrolls the page to its top. */
export function tabLinkProps(pages: PageNavigator, { index, path, text, selected }: TabState): TabLinkProps {
  const target = { path, params: {} }
  const onIntent = () => prefetch(pages, target)
  const notifyPage = (key: string) => tabEvents.emit('itemTap', { key, detail: { index, text, pagePath: path } })
  return {
    href: pages.hrefOf(target),
    'aria-current': selected ? 'page' : undefined,
    onPointerDown: onIntent,
    onPointerEnter: onIntent,
    onFocus: onIntent,
    onClick(event) {
      if (!isPlainClick(event)) return
      event.preventDefault()
      const { key } = topOf(pages.stack.get())
      if (selected) {
        scrollToTop(key)
        notifyPage(key)
      } else followLink(switchTab({ url: path }).then(() => whenPainted(pages, notifyPage)))
    },
  }
}

function scrollToTop(key: string): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  document.querySelector(`[data-layer="${key}"] > .sw-page-body`)?.scrollTo?.({ top: 0, behavior })
}

/** Calls once the current page is painted, and so has its listeners; never calls if the page is left before. */
function whenPainted({ stack, painted }: PageNavigator, call: (key: string) => void): void {
  const { key } = topOf(stack.get())
  const check = () => {
    const now = painted.get()
    if (!now) return
    stop()
    // The lifecycle events of a page that was just painted are emitted first.
    if (now === key) queueMicrotask(() => call(key))
  }
  const stop = painted.subscribe(check)
  check()
}
