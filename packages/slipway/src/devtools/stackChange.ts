import type { StackChange } from '../router/navigator.ts'
import { livePages, type Snapshot, topOf } from '../router/stack.ts'

/** What became of the stack. */
export type StackChangeName =
  | 'push'
  | 'replace'
  | 'relaunch'
  | 'switch tab'
  | 'back'
  | 'forward'
  | 'open overlay'
  | 'close overlay'

/** What the stacks alone do not tell. */
export interface Memory {
  /** Whether there was a history entry with this id before. */
  readonly isKnown: (id: string) => boolean
  readonly isTab: (url: string) => boolean
}

/**
 * Names a change by what became of the stack; `undefined` when it stayed as it was. Which call asked for it is another
 * matter: with one page on the stack, `redirectTo` and `reLaunch` do the same.
 */
export function nameOfChange({ before, after }: StackChange, { isKnown, isTab }: Memory): StackChangeName | undefined {
  const last = after.entryIds.at(-1) ?? ''
  if (last === before.entryIds.at(-1)) return undefined
  if (topOf(before).key === topOf(after).key) {
    return after.overlayEntries.length > before.overlayEntries.length ? 'open overlay' : 'close overlay'
  }
  if (before.entryIds.includes(last)) return 'back'
  if (isKnown(last)) return 'forward'
  if (after.entryIds.includes(bareLine(before).at(-1) ?? '')) return 'push'
  if (isTab(topOf(after).url) && keepsTabs(before, after, isTab)) return 'switch tab'
  return before.pages[0]?.key === after.pages[0]?.key || sharesBase(before, after) ? 'replace' : 'relaunch'
}

/** Without the entries of overlays, which are closed before the pages change. */
const bareLine = ({ entryIds, overlayEntries }: Snapshot) => entryIds.slice(0, entryIds.length - overlayEntries.length)

function keepsTabs(before: Snapshot, after: Snapshot, isTab: Memory['isTab']): boolean {
  const alive = new Set(livePages(after).map(({ key }) => key))
  return livePages(before).every(({ key, url }) => !isTab(url) || alive.has(key))
}

/** The only page was replaced: nothing but its own entry is another one, and the kept tabs are the same. */
function sharesBase(before: Snapshot, after: Snapshot): boolean {
  const keys = ({ tabs }: Snapshot) => tabs.map(({ key }) => key).join()
  const line = bareLine(before)
  return line.length === after.entryIds.length && line.at(-2) === after.entryIds.at(-2) && keys(before) === keys(after)
}
