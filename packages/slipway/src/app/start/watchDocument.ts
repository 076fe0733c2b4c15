import { flushSync } from 'react-dom'
import type { Unsubscribe } from '../../base/emitter.ts'
import type { AnyApp } from '../../router/config/config.ts'
import type { PageNavigator } from '../../router/navigator.ts'

/**
 * Reports to the navigator when the app goes to the background and returns, and runs the guards again when their result may
 * have changed: with each change of the token, and when the browser restores the document from its back-forward cache.
 *
 * Not every browser sends `visibilitychange` to a document that it puts into that cache. An app with guards is hidden there
 * by an attribute, because the browser may paint the document before it sends `pageshow`, and may stop scripts before React
 * has rendered.
 *
 * @param root Element that contains everything that the app renders.
 */
export function watchDocument(
  { auth, guard, pages: pageConfigs }: AnyApp,
  pages: PageNavigator,
  root: Element,
): Unsubscribe {
  const listening = new AbortController()
  const isGuarded = guard || Object.values(pageConfigs).some((page) => page.guard)
  const hide = (isHidden: boolean) => root.toggleAttribute('data-sw-hidden', isHidden)
  const follow = (event: Event) => {
    const { type, persisted } = event as PageTransitionEvent
    let isVisible = type === 'pageshow'
    if (type === 'visibilitychange') isVisible = !document.hidden
    else if (isGuarded) {
      // React renders the results before the app is visible again.
      if (isVisible && persisted) flushSync(pages.recheck)
      hide(!isVisible)
    }
    pages.visible.set(isVisible)
  }
  for (const type of ['visibilitychange', 'pagehide', 'pageshow']) {
    window.addEventListener(type, follow, { capture: true, signal: listening.signal })
  }
  const stop = auth?.subscribe(pages.recheck)
  return () => {
    stop?.()
    listening.abort()
    hide(false)
  }
}
