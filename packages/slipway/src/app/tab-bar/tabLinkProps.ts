import { switchTab } from '../../api/navigation/navigation.ts'
import { isPlainClick } from '../../hooks/press/isPlainClick.ts'
import { followLink } from '../../router/followLink.ts'
import { prefetch } from '../../router/load/prefetch.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { topOf } from '../../router/stack.ts'
import type { TabLinkProps, TabState } from './tabBar.state.ts'
import { tabEvents } from './tabEvents.ts'

/** A link that switches to a tab. On the tab that is shown it scrolls the page to its top. */
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
      } else followLink(switchTab({ url: path }).then(() => whenDrawn(pages, notifyPage)))
    },
  }
}

function scrollToTop(key: string): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  document.querySelector(`[data-layer="${key}"] > .sw-page-body`)?.scrollTo?.({ top: 0, behavior })
}

/** Calls once the page shown has its content on the screen, and so its listeners; never if it is left before. */
function whenDrawn({ stack, painted }: PageNavigator, call: (key: string) => void): void {
  const { key } = topOf(stack.get())
  const check = () => {
    const now = painted.get()
    if (!now) return
    stop()
    // A page just drawn is told first what its own life brought.
    if (now === key) queueMicrotask(() => call(key))
  }
  const stop = painted.subscribe(check)
  check()
}
