import { createEmitter, type Emitter, type Unsubscribe } from '../../base/emitter.ts'
import type { PageNavigator } from '../navigator.ts'
import { livePages, type Snapshot, topOf } from '../stack/stack.ts'
import { appLifeIn } from './appLife.ts'
import { livesOf, type PageLife } from './lifecycle.ts'

/** Life cycle events of a page. They have no detail, because a page's parameters are in its props. */
type LifeEvents = Readonly<Record<PageLife, undefined>>

interface Page {
  readonly emitter: Emitter<LifeEvents>
  /** Events that wait until the page is painted and has its listeners. */
  readonly pending: Set<PageLife>
  /** Whether this is the shown page, and the app is in the foreground. */
  shown: boolean
  /** Whether the page's content is on the screen, or would be if the app were in the foreground. */
  painted: boolean
  /** Whether the page has been on top of the stack. A page that was only visible below another has not been loaded. */
  loaded: boolean
}

const beginnings = ['load', 'show', 'ready'] as const

/** Emits the life cycle events of pages. */
export interface PageLives {
  /** Call for each change of the stack, before the screen changes, because pages that leave must still have their listeners. */
  change(before: Snapshot | undefined, after: Snapshot): void
  /** Marks a page as already loaded. */
  markLoaded(key: string): void
  /** Removes all other pages, with their listeners. They have lost their elements, and load when they are rendered again. */
  keep(keys: ReadonlySet<string>): void
  /** Resets a page that a guard refuses. The page has lost its content, and loads when its content is rendered again. */
  refuse(key: string): void
  /** Call when a page's content is on the screen: emits the waiting events. Further calls do nothing. */
  painted(key: string): void
  /** Call when the app moves to the background or the foreground: the shown page is hidden or shown with it. */
  appVisible(visible: boolean): void
  /** Adds a listener for an event of a page. */
  on(key: string, life: PageLife, listener: () => void): Unsubscribe
  /** Whether a page is shown. */
  isShown(key: string): boolean
}

const livesByNavigator = new WeakMap<PageNavigator, PageLives>()

/**
 * The life cycle events of a navigator's pages. Created by the first hook that subscribes, so that an app without these hooks
 * does not contain this code.
 */
export function livesIn(pages: PageNavigator): PageLives {
  const known = livesByNavigator.get(pages)
  if (known) return known
  const lives = createPageLives()
  livesByNavigator.set(pages, lives)
  // Created before the subscriptions below, so that `show` of the app is emitted before `show` of its page.
  const app = appLifeIn(pages)
  const now = pages.stack.get()
  // A covered page that is mounted was loaded before this code ran. `change` adds the events of the page on top.
  for (const key of pages.mounted.get()) if (key !== topOf(now).key) lives.markLoaded(key)
  lives.change(undefined, now)
  pages.onChange(({ before, after }) => lives.change(before, after))
  pages.mounted.subscribe(() => lives.keep(pages.mounted.get()))
  let gates = pages.pageGates.store.get()
  pages.pageGates.store.subscribe(() => {
    const before = gates
    gates = pages.pageGates.store.get()
    for (const [key, gate] of gates) if (gate.name === 'refused' && before.get(key) !== gate) lives.refuse(key)
  })
  const onPainted = () => {
    const key = pages.painted.get()
    if (key) lives.painted(key)
  }
  pages.painted.subscribe(onPainted)
  // The page may have been painted long before its first listener is added.
  onPainted()
  app.on('pages', lives.appVisible)
  lives.appVisible(pages.visible.get())
  return lives
}

/** Creates the life cycle events of pages. */
export function createPageLives(): PageLives {
  const livesByKey = new Map<string, Page>()
  let top: string | undefined
  let visible = true

  function of(key: string): Page {
    const page = livesByKey.get(key) ?? {
      emitter: createEmitter<LifeEvents>(),
      pending: new Set(),
      shown: false,
      painted: false,
      loaded: false,
    }
    livesByKey.set(key, page)
    return page
  }

  function begin(page: Page): void {
    if (!page.shown || !page.painted) return
    for (const life of beginnings) if (page.pending.delete(life)) page.emitter.emit(life, undefined)
  }

  function hide(page: Page): void {
    const { shown } = page
    page.shown = false
    // A page that was left before it was painted was never shown, so `hide` is not emitted. It loads if it is painted later.
    if (!page.pending.delete('show') && shown) page.emitter.emit('hide', undefined)
  }

  return {
    change(before, after) {
      for (const { key, life } of livesOf(before, after, (key) => livesByKey.get(key)?.loaded ?? false)) {
        const page = of(key)
        if (life === 'hide') {
          hide(page)
          page.painted = false
        } else if (life === 'unload') {
          if (!page.pending.has('load')) page.emitter.emit('unload', undefined)
        } else page.pending.add(life)
      }
      top = topOf(after).key
      const page = of(top)
      page.shown = visible
      page.loaded = true
      const alive = new Set(livePages(after).map(({ key }) => key))
      for (const key of livesByKey.keys()) if (!alive.has(key)) livesByKey.delete(key)
    },
    markLoaded(key) {
      of(key).loaded = true
    },
    keep(keys) {
      for (const key of livesByKey.keys()) if (!keys.has(key)) livesByKey.delete(key)
    },
    refuse(key) {
      livesByKey.delete(key)
      if (key !== top) return
      const page = of(key)
      page.shown = visible
      page.loaded = true
      for (const life of beginnings) page.pending.add(life)
    },
    painted(key) {
      const page = livesByKey.get(key)
      if (!page) return
      page.painted = true
      begin(page)
    },
    appVisible(next) {
      if (next === visible) return
      visible = next
      const page = top === undefined ? undefined : livesByKey.get(top)
      if (!page) return
      if (!next) return hide(page)
      page.shown = true
      page.pending.add('show')
      begin(page)
    },
    on: (key, life, listener) => of(key).emitter.on(life, listener),
    isShown: (key) => livesByKey.get(key)?.shown ?? false,
  }
}
