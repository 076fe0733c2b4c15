import type { Unsubscribe } from '../base/emitter.ts'
import type { AnyApp } from '../router/config.ts'
import type { Navigator } from '../router/navigator.ts'

/**
 * Asks the guards again when what they know may have changed: with each change of the token, and when the browser brings
 * the app back from its cache of pages, where it may have slept while the user signed out elsewhere. It is put there with
 * nothing of its guarded pages on the screen.
 */
export function watchGuards({ auth, guard, pages }: AnyApp, navigator: Navigator): Unsubscribe | undefined {
  if (!guard && !Object.values(pages).some((page) => page.guard)) return undefined
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) navigator.recheck()
  }
  const stop = auth?.subscribe(navigator.recheck)
  window.addEventListener('pagehide', navigator.cover)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    stop?.()
    window.removeEventListener('pagehide', navigator.cover)
    window.removeEventListener('pageshow', onPageShow)
  }
}
