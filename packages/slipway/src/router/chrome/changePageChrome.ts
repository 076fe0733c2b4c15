import { isSame } from '../../base/isSame.ts'
import type { PageNavigator } from '../navigator.ts'
import { livePages } from '../stack.ts'
import { type PageChrome, pageChrome } from './pageChrome.ts'

/** Changes a page's navigation bar; what is not named stays. */
export function changePageChrome(pages: PageNavigator, key: string, change: PageChrome): void {
  forgetPages(pages)
  const before = pageChrome.get().get(key)
  const after: PageChrome = { ...before, ...change }
  // A page that says the same in each render must not be rendered for it again.
  if (isSame(before, after)) return
  pageChrome.set(new Map(pageChrome.get()).set(key, after))
}

const watched = new WeakSet<PageNavigator>()

/** Forgets pages that have left the stack, one change later: until then one may still be on its way off the screen. */
function forgetPages(pages: PageNavigator): void {
  if (watched.has(pages)) return
  watched.add(pages)
  pages.onChange(({ before, after }) => {
    const alive = new Set([before, after].flatMap(livePages).map(({ key }) => key))
    const kept = [...pageChrome.get()].filter(([key]) => alive.has(key))
    if (kept.length < pageChrome.get().size) pageChrome.set(new Map(kept))
  })
}
