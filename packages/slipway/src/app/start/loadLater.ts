import type { Unsubscribe } from '../../base/emitter.ts'
import { whenIdle } from '../../hooks/whenIdle.ts'
import type { PageNavigator, Refused } from '../../router/navigator.ts'

/**
 * Loads the code that is not needed for the first page: page restore, motion, focus, and the recovery of lost code. The code
 * is loaded when the browser is idle after the first page's code was loaded, also if the page is then refused. It is loaded
 * at once if there may be something to restore (`isReturn`), or if the first page's code is lost. If this code cannot be
 * loaded, the app works without it and tries again when the network is back.
 *
 * @param root Contains the elements of the pages.
 * @param arrival Promise of the first page's code; `undefined` if the address matches no page.
 */
export function loadLater(
  pages: PageNavigator,
  root: Element,
  isReturn: boolean,
  arrival: Promise<void> | undefined,
): Unsubscribe {
  let isLost = false
  let stop: Unsubscribe | undefined
  let refused: Refused | undefined
  pages.recover = (...page) => {
    refused = page
    return isLost
  }
  const load = () => {
    import('./startLater.ts').then(
      (late) => {
        stop ??= late.startLater(pages, root, refused)
      },
      () => {
        isLost = true
        addEventListener('online', load, { once: true })
      },
    )
  }
  if (isReturn) load()
  else Promise.resolve(arrival).then(() => whenIdle(load), load)
  return () => {
    // Code that is loaded after the app was unmounted starts nothing.
    stop ??= () => {}
    stop()
  }
}
