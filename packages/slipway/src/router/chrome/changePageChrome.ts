import { isSame } from '../../base/isSame.ts'
import type { PageNavigator } from '../navigator.ts'
import { livePages } from '../stack/stack.ts'
import { type PageChrome, pageChrome } from './pageChrome.ts'

/** Changes a page's navigation bar. Properties that `change` does not contain keep their values. */
export function changePageChrome(pages: PageNavigator, key: string, change: PageChrome): void {
  forgetPages(pages)
  const before = pageChrome.get().get(key)
  const after: PageChrome = { ...before, ...change }
  // A page that sets the same values in each render must not cause another render.
  if (isSame(before, after)) return
  pageChrome.set(new Map(pageChrome.get()).set(key, after))
}

const watched = new WeakSet<PageNavigator>()

/** Removes the changes of pages that have left the stack, one change later: until then a page may still be moving off the screen. */
function forgetPages(pages: PageNavigator): void {
  if (watched.has(pages)) return
  watched.add(pages)
  pages.onChange(({ before, after }) => {
    const alive = new Set([before, after].flatMap(livePages).map(({ key }) => key))
    const kept = [...pageChrome.get()].filter(([key]) => alive.has(key))
    if (kept.length < pageChrome.get().size) pageChrome.set(new Map(kept))
  })
}
