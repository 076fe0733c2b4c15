// Separate chunk: loaded when the user edits or scrolls a page for the first time.
import type { Unsubscribe } from '../../base/emitter.ts'
import type { AuthToken } from '../../base/identity/token.ts'
import { createUserCheck } from '../../base/identity/userCheck.ts'
import type { PageNavigator } from '../../router/navigator.ts'
import { livePages, type PageEntry } from '../../router/stack/stack.ts'
import type { StackChange } from '../../router/stack/stackStore.ts'
import { dropPages } from '../keep-alive/dropPages.ts'
import type { Sign } from '../start/startLater.ts'
import { clearDrafts } from './clearDrafts.ts'
import { followFields, readFields, readOrigins } from './fields.ts'
import { isShown } from './isShown.ts'
import { leavesForward, mergeFields } from './pageRestore.state.ts'
import { remainderOf, restore } from './restore.ts'
import { followScrolls, readScrolls, withoutScrolled } from './scrolls.ts'
import { followForms } from './sentForms.ts'
import { forgetPages, isStored, readPage, writePage } from './storage.ts'

/** Everything that page restore needs from the code that loads it. */
export interface RestoreStart {
  /** The fields that the user has edited before this code was loaded. */
  readonly edited: readonly Sign[]
  /** The token before this code was requested. */
  readonly token: AuthToken | undefined
  /** Removes the changes of a page's navigation bar. An import would split the first load (decisions/0013). */
  forgetChrome(key: string): void
}

/**
 * Stores the scroll position and the unsent text of pages, and restores them when a page is mounted again. Stores a page when
 * it is covered or left, and all pages when the document is hidden or unloaded. A page is mounted again after a reload, after
 * a visit to another site, by Forward, or because it had been dropped to save memory.
 *
 * @param root Contains the elements of the pages.
 * @returns A function that stores all pages a last time and stops page restore.
 */
export function startPageRestore(
  pages: PageNavigator,
  root: Element,
  { edited, token, forgetChrome }: RestoreStart,
): Unsubscribe {
  const listening = new AbortController()
  const { signal } = listening
  const painted = new WeakSet<Element>()
  const gated = new Set<string>()
  const own = new Map<string, PageEntry>()
  const forms = followForms(root)
  const { auth } = pages.app
  let gates: ReturnType<typeof pages.pageGates.store.get> = new Map()
  const isOtherUser = createUserCheck(() => auth?.token(), token)

  const elementOf = (key: string) => root.querySelector(`.sw-page[data-layer="${key}"]`)

  /** A page hidden by a guard has no scroll position; nor has one just let through, until its position is restored. */
  function save(key: string, isGated = gates.has(key) || gated.has(key)): void {
    const page = elementOf(key)
    // A page that waits for its code has no content to store yet.
    if (page && painted.has(page)) savePage(page, key, !isGated && isShown(page))
  }

  function saveAll(): void {
    forms.settle()
    for (const { key } of livePages(pages.stack.get())) save(key)
  }

  /** Runs before the screen changes, so the elements of the page that is left still exist. */
  function onChange({ before, after }: StackChange): void {
    const alive = new Set(livePages(after).map(({ key }) => key))
    forms.settle()
    for (const entry of livePages(before)) {
      own.set(entry.key, entry)
      if (!alive.has(entry.key)) forms.leave(entry.key)
      if (isShown(elementOf(entry.key))) save(entry.key)
    }
    for (const key of gated) if (!alive.has(key)) gated.delete(key)
    if (leavesForward(before, after, (key) => readPage(key) !== undefined)) return
    // Pages of earlier documents stay stored, because the user may go back to those documents.
    forgetPages((key) => alive.has(key) || !own.has(key))
    for (const key of own.keys()) if (!alive.has(key)) own.delete(key)
  }

  function onPainted(): void {
    const key = pages.painted.get()
    // Runs after the page's own effects, and after the commit that renders it: React does not process input events during a
    // commit.
    if (key) queueMicrotask(() => restoreIfNeeded(key))
  }

  /** @param isLate The page was painted before this code was loaded, so the user may have scrolled it. */
  function restoreIfNeeded(key: string, isLate = false): void {
    const page = elementOf(key)
    if (!page) return
    const isNew = !painted.has(page)
    painted.add(page)
    const wasGated = gated.delete(key)
    if (isNew) restorePage(page, key, isLate)
    else if (wasGated) restoreScroll(page, key)
  }

  /** A scroller loses its position while a guard hides its content. The data of a refused page is deleted. */
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
    // Ends a running restore of this page that waits for content.
    const page = elementOf(key)
    if (page) restore(page, { scroll: {} })
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

  const stops = [
    pages.onChange(onChange),
    pages.painted.subscribe(onPainted),
    pages.pageGates.store.subscribe(onGates),
    auth?.subscribe(onToken) ?? (() => {}),
    dropPages(pages, root, (page, key) => painted.has(page) && isStored(key)),
    forms.stop,
    () => listening.abort(),
  ]
  window.addEventListener('pagehide', saveAll, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && checkLeft(), { signal })
  document.addEventListener('visibilitychange', () => document.hidden && saveAll(), { signal })
  followFields(root, signal, edited)
  followScrolls(root, signal)
  onGates()
  onToken()
  // Several of the pages that were painted before this code was loaded may be visible.
  for (const { key } of livePages(pages.stack.get())) if (hasContent(elementOf(key))) restoreIfNeeded(key, true)
  return () => {
    saveAll()
    for (const stop of stops) stop()
  }
}

/** Whether a page is visible and shows its own content, not a skeleton or a message. */
function hasContent(page: Element | null): boolean {
  return isShown(page) && page?.querySelector('.sw-page-skeleton, .sw-message') === null
}

/** Stores the data of a page. A page that is not visible has no scroll position; the stored one remains valid. */
export function savePage(page: Element, key: string, isSeen = true): void {
  const before = readPage(key)
  const waiting = remainderOf(page)
  writePage(key, {
    seenAt: isSeen ? Date.now() : (before?.seenAt ?? 0),
    scroll: isSeen ? { ...readScrolls(page), ...waiting.scroll } : (before?.scroll ?? {}),
    fields: mergeFields(before?.fields ?? {}, readFields(page), waiting.fields),
    origins: mergeFields(before?.origins ?? {}, readOrigins(page), before?.origins),
  })
}

/**
 * Restores the stored data of a page.
 *
 * @param isLate Skips scrollers that have been scrolled since the page was painted.
 */
export function restorePage(page: Element, key: string, isLate = false): void {
  const saved = readPage(key)
  if (!saved) return
  restore(page, isLate ? { ...saved, scroll: withoutScrolled(page, saved.scroll) } : saved)
}

function restoreScroll(page: Element, key: string): void {
  restore(page, { scroll: readPage(key)?.scroll ?? {} })
}
