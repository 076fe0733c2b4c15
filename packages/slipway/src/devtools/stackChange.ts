import { livePages, type Snapshot, topOf } from '../router/stack/stack.ts'
import type { StackChange } from '../router/stack/stackStore.ts'

/** Kind of a change of the stack. */
export type StackChangeName =
  | 'push'
  | 'replace'
  | 'relaunch'
  | 'switch tab'
  | 'back'
  | 'forward'
  | 'open overlay'
  | 'close overlay'

/** Facts that the two stacks do not contain. */
export interface Memory {
  /** Whether a history entry with this id existed before. */
  readonly isKnown: (id: string) => boolean
  readonly isTab: (url: string) => boolean
}

/**
 * Names a change by its effect on the stack; `undefined` if the stack is unchanged. The name does not identify the call: with one
 * page on the stack, `redirectTo` and `reLaunch` have the same effect.
 */
export function nameOfChange({ before, after }: StackChange, { isKnown, isTab }: Memory): StackChangeName | undefined {
  const last = after.entryIds.at(-1) ?? ''
  if (last === before.entryIds.at(-1)) return undefined
  if (topOf(before).key === topOf(after).key) {
    return after.overlayEntries.length > before.overlayEntries.length ? 'open overlay' : 'close overlay'
  }
  if (before.entryIds.includes(last)) return 'back'
  if (isKnown(last)) return 'forward'
  if (after.entryIds.includes(pageEntryIds(before).at(-1) ?? '')) return 'push'
  if (isTab(topOf(after).url) && keepsTabs(before, after, isTab)) return 'switch tab'
  return before.pages[0]?.key === after.pages[0]?.key || sharesBase(before, after) ? 'replace' : 'relaunch'
}

/** Entry ids without those of overlays, which are closed before the pages change. */
const pageEntryIds = ({ entryIds, overlayEntries }: Snapshot) =>
  entryIds.slice(0, entryIds.length - overlayEntries.length)

function keepsTabs(before: Snapshot, after: Snapshot, isTab: Memory['isTab']): boolean {
  const alive = new Set(livePages(after).map(({ key }) => key))
  return livePages(before).every(({ key, url }) => !isTab(url) || alive.has(key))
}

/** Whether only the top page was replaced: only the last entry differs, and the kept tabs are the same. */
function sharesBase(before: Snapshot, after: Snapshot): boolean {
  const keys = ({ tabs }: Snapshot) => tabs.map(({ key }) => key).join()
  const ids = pageEntryIds(before)
  return ids.length === after.entryIds.length && ids.at(-2) === after.entryIds.at(-2) && keys(before) === keys(after)
}
