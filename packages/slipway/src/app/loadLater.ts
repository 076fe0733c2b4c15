import type { Unsubscribe } from '../base/emitter.ts'
import type { Navigator } from '../router/navigator.ts'

/**
 * Loads what the first page does not wait for, above all what remembers pages beyond their life in the document: at once where
 * that page may have something to get back (`isReturn`), else when there is time after it has been drawn. Where it cannot be
 * loaded pages forget, and all else works.
 *
 * @param root Holds the elements of the pages.
 */
export function loadLater(navigator: Navigator, root: Element, isReturn: boolean): Unsubscribe {
  let isGone = false
  let stop: Unsubscribe | undefined
  const load = () => {
    if (isGone) return
    import('./later.ts').then(
      ({ startLater }) => {
        if (!isGone) stop = startLater(navigator, root)
      },
      () => {},
    )
  }
  if (isReturn) load()
  else {
    stop = navigator.drawn.subscribe(() => {
      stop?.()
      // Safari has no idle callback; a busy page is not idle for long.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: 1_000 })
      else setTimeout(load)
    })
  }
  return () => {
    isGone = true
    stop?.()
  }
}
