import type { Unsubscribe } from '../base/emitter.ts'
import type { PageLife } from '../router/life-cycle/lifecycle.ts'
import { livesIn } from '../router/life-cycle/pageLives.ts'
import type { Navigator } from '../router/navigator.ts'
import { livePages } from '../router/stack.ts'

const kinds: readonly PageLife[] = ['load', 'show', 'ready', 'hide', 'unload']

/** Hears the life of every page. */
export function listenToLives(navigator: Navigator, note: (life: PageLife, key: string) => void): Unsubscribe {
  const lives = livesIn(navigator)
  const pages = new Map<string, readonly Unsubscribe[]>()
  const follow = () => {
    const alive = new Set(livePages(navigator.stack.get()).map(({ key }) => key))
    for (const key of pages.keys()) if (!alive.has(key)) pages.delete(key)
    for (const key of alive) {
      if (pages.has(key)) continue
      pages.set(
        key,
        kinds.map((life) => lives.on(key, life, () => note(life, key))),
      )
    }
  }
  follow()
  // Once the stack has changed, as a page that someone listens to before counts as loaded already.
  const stop = navigator.stack.subscribe(follow)
  return () => {
    stop()
    for (const stopOne of [...pages.values()].flat()) stopOne()
  }
}
