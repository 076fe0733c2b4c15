import type { Unsubscribe } from '../../base/emitter.ts'
import { whenIdle } from '../../hooks/whenIdle.ts'
import type { Navigator } from '../../router/navigator.ts'

/**
 * Loads what remembers pages beyond their life in the document: at once where the first page may have something to get back
 * (`isReturn`), else when there is time after it has been drawn. Where it cannot be loaded pages forget, and all else works.
 *
 * @param root Holds the elements of the pages.
 */
export function rememberPages(navigator: Navigator, root: Element, isReturn: boolean): Unsubscribe {
  let isGone = false
  let stop: Unsubscribe | undefined
  const load = () => {
    if (isGone) return
    import('./memory.ts').then(
      ({ startMemory }) => {
        if (!isGone) stop = startMemory(navigator, root)
      },
      () => {},
    )
  }
  if (isReturn) load()
  else {
    stop = navigator.drawn.subscribe(() => {
      stop?.()
      whenIdle(load)
    })
  }
  return () => {
    isGone = true
    stop?.()
  }
}
