import type { Unsubscribe } from '../../base/emitter.ts'
import { whenIdle } from '../../hooks/whenIdle.ts'
import type { PageNavigator, Refused } from '../../router/navigator.ts'

/**
 * Loads what can wait for the first page: what remembers pages, and what gets them back where their code was lost. When
 * there is time after the first page has been drawn; but at once where that may have something to get back (`isReturn`),
 * or is lost itself. Where it cannot be loaded all else works, and the network's return brings another try.
 *
 * @param root Holds the elements of the pages.
 * @param arrival The code of the first page.
 */
export function loadLater(
  pages: PageNavigator,
  root: Element,
  isReturn: boolean,
  arrival: Promise<void> | undefined,
): Unsubscribe {
  let isGone = false
  let isLost = false
  let stop: Unsubscribe | undefined
  let refused: Refused | undefined
  pages.recover = (...page) => {
    refused = page
    return isLost
  }
  const load = () => {
    stop?.()
    import('./startLater.ts').then(
      (late) => {
        if (!isGone) stop = late.startLater(pages, root, refused)
      },
      () => {
        isLost = true
        addEventListener('online', load, { once: true })
      },
    )
  }
  if (isReturn) load()
  else {
    stop = pages.painted.subscribe(() => {
      stop?.()
      stop = whenIdle(load)
    })
  }
  arrival?.catch(() => isReturn || load())
  return () => {
    isGone = true
    stop?.()
  }
}
