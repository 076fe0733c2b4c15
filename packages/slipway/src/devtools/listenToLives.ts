import type { Unsubscribe } from '../base/emitter.ts'
import type { PageLife } from '../router/life-cycle/lifecycle.ts'
import { livesIn } from '../router/life-cycle/pageLives.ts'
import type { PageNavigator } from '../router/navigator.ts'
import { livePages } from '../router/stack/stack.ts'

const kinds: readonly PageLife[] = ['load', 'show', 'ready', 'hide', 'unload']

/** Reports the life-cycle events of all pages. */
export function listenToLives(pages: PageNavigator, note: (life: PageLife, key: string) => void): Unsubscribe {
  const lives = livesIn(pages)
  const stopsByKey = new Map<string, readonly Unsubscribe[]>()
  const follow = () => {
    const alive = new Set(livePages(pages.stack.get()).map(({ key }) => key))
    for (const key of stopsByKey.keys()) if (!alive.has(key)) stopsByKey.delete(key)
    for (const key of alive) {
      if (stopsByKey.has(key)) continue
      stopsByKey.set(
        key,
        kinds.map((life) => lives.on(key, life, () => note(life, key))),
      )
    }
  }
  follow()
  // Subscribed to the store, which emits after the change: a listener that is added earlier would make a page count as loaded.
  const stop = pages.stack.subscribe(follow)
  return () => {
    stop()
    for (const stopOne of [...stopsByKey.values()].flat()) stopOne()
  }
}
