import { flushSync } from 'react-dom'
import type { Unsubscribe } from '../../base/emitter.ts'
import type { AnyApp } from '../../router/config/config.ts'
import type { PageNavigator } from '../../router/navigator.ts'

/**
 * Runs the guards of all pages again when their result may have changed: after each change of the token, and when the browser restores the
 * document from its back-forward cache.
 *
 * An attribute hides an app with guards in that cache, because the browser may paint the document before it sends `pageshow`, and may
 * stop scripts before React has rendered.
 *
 * @param root Element that contains everything that the app renders.
 */
export function rerunGuards(
  { auth, guard, pages: pageConfigs }: AnyApp,
  { rerunGuards: rerun }: Pick<PageNavigator, 'rerunGuards'>,
  root: Element,
): Unsubscribe {
  const listening = new AbortController()
  const hide = (isHidden: boolean) => root.toggleAttribute('data-sw-hidden', isHidden)
  if (guard || Object.values(pageConfigs).some((page) => page.guard)) {
    const options = { capture: true, signal: listening.signal }
    window.addEventListener('pagehide', () => hide(true), options)
    window.addEventListener(
      'pageshow',
      ({ persisted }) => {
        // React renders the results before the app is visible again.
        if (persisted) flushSync(rerun)
        hide(false)
      },
      options,
    )
  }
  const stop = auth?.subscribe(rerun)
  return () => {
    stop?.()
    listening.abort()
    hide(false)
  }
}
