import { createEmitter, type Emitter, type Unsubscribe } from '../../base/emitter.ts'
import type { PageNavigator } from '../navigator.ts'
import { livePages, type Snapshot, topOf } from '../stack.ts'
import { appLifeIn } from './appLife.ts'
import { livesOf, type PageLife } from './lifecycle.ts'

/** What listeners of a page's life get: nothing. What there is to know is in the page's props. */
type LifeEvents = Readonly<Record<PageLife, undefined>>

interface Page {
  readonly emitter: Emitter<LifeEvents>
  /** What has begun, but waits until the page is drawn and its listeners are there. */
  readonly pending: Set<PageLife>
  /** Whether it is the page shown, and the app is on the screen. */
  shown: boolean
  /** Whether its content is on the screen, or would be if the app were. */
  drawn: boolean
  /** Whether it was the page shown, or is on the way to be: one that was only seen below another has not been loaded. */
  loaded: boolean
}

const beginnings = ['load', 'show', 'ready'] as const

/** Tells pages what happens to them. */
export interface PageLives {
  /** The stack changes; called before the screen does, while the pages that go are still listening. */
  change(before: Snapshot | undefined, after: Snapshot): void
  /** Takes a page as loaded already. */
  meet(key: string): void
  /** Forgets the pages that have lost their elements, and their listeners with them: they load when they are drawn anew. */
  keep(keys: ReadonlySet<string>): void
  /** Forgets a page that a guard refuses, and that has lost its content: it loads when its content is drawn again. */
  refuse(key: string): void
  /** A page is on the screen with its content: what waited for that happens now. Further calls do nothing. */
  drawn(key: string): void
  /** The app went to the background or came back: the page shown is hidden or shown with it. */
  appVisible(visible: boolean): void
  /** Hears a page's life. */
  on(key: string, life: PageLife, listener: () => void): Unsubscribe
  /** Whether a page is shown. A covered page's React effects are off, yet it is still told that it is unloaded. */
  isShown(key: string): boolean
}

const keepers = new WeakMap<PageNavigator, PageLives>()

/**
 * The keeper of the lives of a navigator's pages. It is made by the first hook that listens: an app that uses none of these
 * hooks carries none of this.
 */
export function livesIn(pages: PageNavigator): PageLives {
  const known = keepers.get(pages)
  if (known) return known
  const lives = createPageLives()
  keepers.set(pages, lives)
  // Asked for first, so that the app has come on before its page does.
  const app = appLifeIn(pages)
  const now = pages.stack.get()
  // What is covered and has elements was loaded before anyone listened; what is on top is just being drawn.
  for (const key of pages.mounted.get()) if (key !== topOf(now).key) lives.meet(key)
  lives.change(undefined, now)
  pages.onChange(({ before, after }) => lives.change(before, after))
  pages.mounted.subscribe(() => lives.keep(pages.mounted.get()))
  let gates = pages.pageGates.store.get()
  pages.pageGates.store.subscribe(() => {
    const before = gates
    gates = pages.pageGates.store.get()
    for (const [key, gate] of gates) if (gate.name === 'refused' && before.get(key) !== gate) lives.refuse(key)
  })
  const draw = () => {
    const key = pages.painted.get()
    if (key) lives.drawn(key)
  }
  pages.painted.subscribe(draw)
  // A page may be there for long before something in it listens.
  draw()
  app.on('pages', lives.appVisible)
  lives.appVisible(pages.visible.get())
  return lives
}

/** Makes the keeper of the pages' lives. */
export function createPageLives(): PageLives {
  const livesByKey = new Map<string, Page>()
  let top: string | undefined
  let visible = true

  function of(key: string): Page {
    const page = livesByKey.get(key) ?? {
      emitter: createEmitter<LifeEvents>(),
      pending: new Set(),
      shown: false,
      drawn: false,
      loaded: false,
    }
    livesByKey.set(key, page)
    return page
  }

  function begin(page: Page): void {
    if (!page.shown || !page.drawn) return
    for (const life of beginnings) if (page.pending.delete(life)) page.emitter.emit(life, undefined)
  }

  function hide(page: Page): void {
    const { shown } = page
    page.shown = false
    // A page that was left before it was drawn never came on; it loads when it is drawn, or not at all.
    if (!page.pending.delete('show') && shown) page.emitter.emit('hide', undefined)
  }

  return {
    change(before, after) {
      for (const { key, life } of livesOf(before, after, (key) => livesByKey.get(key)?.loaded ?? false)) {
        const page = of(key)
        if (life === 'hide') {
          hide(page)
          page.drawn = false
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
    meet(key) {
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
    drawn(key) {
      const page = livesByKey.get(key)
      if (!page) return
      page.drawn = true
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
