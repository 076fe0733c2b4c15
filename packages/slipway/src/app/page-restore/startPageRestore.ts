import type { Unsubscribe } from '../../base/emitter.ts'
import { createUserCheck } from '../../base/identity/userCheck.ts'
import { forgetChrome } from '../../router/chrome/forgetChrome.ts'
import type { PageNavigator, StackChange } from '../../router/navigator.ts'
import { livePages, type PageEntry } from '../../router/stack.ts'
import { dropPages } from '../keep-alive/dropPages.ts'
import { forgetChanges } from './changed.ts'
import { clearDrafts } from './clearDrafts.ts'
import { followFields, readFields } from './fields.ts'
import { isShown } from './isShown.ts'
import { leavesForward, mergeFields } from './pageRestore.state.ts'
import { remainderOf, restore } from './restore.ts'
import { followScrolls, readScrolls, withoutScrolled } from './scrolls.ts'
import { forgetDrafts, forgetPages, isStored, readPage, writePage } from './storage.ts'

/**
 * Remembers pages beyond their life in the document: where they are scrolled to, and what the user has typed. Stores it
 * when a page is covered or left and when the document goes, and brings it back to a page that is drawn anew: after a
 * reload, after a visit elsewhere, by Forward, or because it had been dropped to save memory.
 *
 * @param root Holds the elements of the pages.
 * @returns What stops it; it stores what there is for the last time.
 */
export function startPageRestore(pages: PageNavigator, root: Element): Unsubscribe {
  const listening = new AbortController()
  const { signal } = listening
  const met = new WeakSet<Element>()
  const gated = new Set<string>()
  const own = new Map<string, PageEntry>()
  const { auth } = pages.app
  let gates: ReturnType<typeof pages.pageGates.store.get> = new Map()
  const isOtherUser = createUserCheck(() => auth?.token())

  const elementOf = (key: string) => root.querySelector(`.sw-page[data-layer="${key}"]`)

  /** What guards hide has no place; neither has what they have let be seen again, until it has got its place back. */
  function save(key: string, isGated = gates.has(key) || gated.has(key)): void {
    const page = elementOf(key)
    // One that waits for its code shows nothing yet that could be stored.
    if (page && met.has(page)) savePage(page, key, !isGated && isShown(page))
  }

  function saveAll(): void {
    for (const { key } of livePages(pages.stack.get())) save(key)
  }

  /** Comes before the screen changes: what is left is still there. */
  function onChange({ before, after }: StackChange): void {
    const alive = new Set(livePages(after).map(({ key }) => key))
    for (const entry of livePages(before)) {
      own.set(entry.key, entry)
      if (isShown(elementOf(entry.key))) save(entry.key)
    }
    for (const key of gated) if (!alive.has(key)) gated.delete(key)
    if (leavesForward(before, after, (key) => readPage(key) !== undefined)) return
    // Pages of other documents are still there for who goes back to those.
    forgetPages((key) => alive.has(key) || !own.has(key))
    for (const key of own.keys()) if (!alive.has(key)) own.delete(key)
  }

  function onDrawn(): void {
    const key = pages.painted.get()
    // Its own effects come first, as well as the commit that draws it: React takes no input in the middle of one.
    if (key) queueMicrotask(() => meet(key))
  }

  /** @param isLate The page was painted before this code arrived, so the user may have scrolled it. */
  function meet(key: string, isLate = false): void {
    const page = elementOf(key)
    if (!page) return
    const isNew = !met.has(page)
    met.add(page)
    const wasGated = gated.delete(key)
    if (isNew) restorePage(page, key, isLate)
    else if (wasGated) restoreScroll(page, key)
  }

  /** A scroller loses its position while a guard hides its content. A refused page loses everything. */
  function onGates(): void {
    const before = gates
    gates = pages.pageGates.store.get()
    for (const [key, { name }] of gates) {
      if (name === 'refused') forgetPage(key)
      else if (!before.has(key)) {
        save(key, false)
        gated.add(key)
      }
    }
  }

  function forgetPage(key: string): void {
    forgetPages((other) => other !== key)
    forgetChrome(key)
    // Ends a restoration of this page that is waiting for content.
    const page = elementOf(key)
    if (page) restore(page, { scroll: {}, fields: {} })
  }

  function onToken(): void {
    if (isOtherUser()) clearDrafts()
    else checkLeft()
  }

  /** Runs the guards of the pages that only Forward can reach; the navigator runs those of the pages on the stack. */
  function checkLeft(): void {
    const alive = new Set(livePages(pages.stack.get()).map(({ key }) => key))
    for (const [key, entry] of own) if (!alive.has(key)) pages.checkGuards(entry)
  }

  function onSent({ type, target }: Event): void {
    if (!(target instanceof HTMLFormElement)) return
    // A Form checks by itself: one that is invalid is not sent after all.
    if (type === 'submit' && target.matches('.sw-form:invalid')) return
    forgetChanges(target.elements)
    const key = target.closest('.sw-page')?.getAttribute('data-layer')
    if (key) forgetDrafts(key)
  }

  const stops = [
    pages.onChange(onChange),
    pages.painted.subscribe(onDrawn),
    pages.pageGates.store.subscribe(onGates),
    auth?.subscribe(onToken) ?? (() => {}),
    dropPages(pages, root, (page, key) => met.has(page) && isStored(key)),
    () => listening.abort(),
  ]
  window.addEventListener('pagehide', saveAll, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && checkLeft(), { signal })
  document.addEventListener('visibilitychange', () => document.hidden && saveAll(), { signal })
  // Whatever an app makes of them, and before it does.
  root.addEventListener('submit', onSent, { capture: true, signal })
  root.addEventListener('reset', onSent, { capture: true, signal })
  followFields(root, signal)
  followScrolls(root, signal)
  onGates()
  // Of the pages that were drawn before this was loaded, more than one may be in sight.
  for (const { key } of livePages(pages.stack.get())) if (hasContent(elementOf(key))) meet(key, true)
  return () => {
    saveAll()
    for (const stop of stops) stop()
  }
}

/** Whether a page is shown with what is its own, and not with what stands in for it. */
function hasContent(page: Element | null): boolean {
  return isShown(page) && page?.querySelector('.sw-page-skeleton, .sw-message') === null
}

/** Stores what a page holds. While it is not seen it has no scroll position; the one stored before is still right. */
export function savePage(page: Element, key: string, isSeen = true): void {
  const before = readPage(key)
  const waiting = remainderOf(page)
  writePage(key, {
    seenAt: isSeen ? Date.now() : (before?.seenAt ?? 0),
    scroll: isSeen ? { ...readScrolls(page), ...waiting.scroll } : (before?.scroll ?? {}),
    fields: mergeFields(before?.fields ?? {}, readFields(page), waiting.fields),
  })
}

/**
 * Restores what is stored of a page.
 *
 * @param isLate Leaves alone what has been scrolled since the page was painted.
 */
export function restorePage(page: Element, key: string, isLate = false): void {
  const memory = readPage(key)
  if (!memory) return
  restore(page, isLate ? { ...memory, scroll: withoutScrolled(page, memory.scroll) } : memory)
}

function restoreScroll(page: Element, key: string): void {
  restore(page, { scroll: readPage(key)?.scroll ?? {}, fields: {} })
}
