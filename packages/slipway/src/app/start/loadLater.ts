import type { Unsubscribe } from '../../base/emitter.ts'
import { whenIdle } from '../../hooks/whenIdle.ts'
import type { PageNavigator, Refused } from '../../router/navigator.ts'

/**
 * Loads the code that can wait for the first page: page restore, motion, focus, and the recovery of lost code. It is loaded once
 * the browser is idle after the first page's code has arrived, also if the page is then refused. It is loaded at once if there may
 * be something to restore (`isReturn`), or if the first page's code is lost. If it cannot be loaded, the app works without it and
 * tries again when the network is back.
 *
 * @param root Contains the elements of the pages.
 * @param arrival The code of the first page; `undefined` if the address leads to no page.
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
    // Code that arrives later starts nothing.
    stop ??= () => {}
    stop()
  }
}
