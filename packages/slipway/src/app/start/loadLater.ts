import type { Unsubscribe } from '../../base/emitter.ts'
import { whenLoaded } from '../../base/whenLoaded.ts'
import { whenIdle } from '../../hooks/whenIdle.ts'
import type { Navigator, Refused } from '../../router/navigator.ts'

/**
 * Loads the code that the first page can do without, which restores pages and recovers pages whose code could not be loaded. Waits
 * until the first page has been painted and the browser is idle. Loads it immediately if there may be pages to restore (`isReturn`),
 * or if the code of the first page cannot be loaded. If loading fails, the app works without it, and the next `online` event tries again.
 *
 * @param root The element that contains the pages.
 * @param arrival The code of the first page.
 */
export function loadLater(
  navigator: Navigator,
  root: Element,
  isReturn: boolean,
  arrival: Promise<void> | undefined,
): Unsubscribe {
  let isLost = false
  let stop: Unsubscribe | undefined
  let refused: Refused | undefined
  navigator.recover = (...page) => {
    refused = page
    return isLost
  }
  const load = () => {
    stop?.()
    stop = whenLoaded(
      import('./later.ts'),
      (late) => late.startLater(navigator, root, refused),
      () => {
        isLost = true
        addEventListener('online', load, { once: true })
        stop = () => removeEventListener('online', load)
      },
    )
  }
  if (isReturn) load()
  else {
    stop = navigator.drawn.subscribe(() => {
      stop?.()
      stop = whenIdle(load)
    })
  }
  let isGone = false
  arrival?.catch(() => isReturn || isGone || load())
  return () => {
    isGone = true
    stop?.()
  }
}
