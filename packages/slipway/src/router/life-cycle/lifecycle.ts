import { livePages, type PageEntry, type Snapshot, topOf } from '../stack/stack.ts'

/** Life cycle events of a page. */
export type PageLife = 'load' | 'show' | 'ready' | 'hide' | 'unload'

/** A life cycle event of one page. */
export interface LifeEvent {
  readonly key: string
  readonly life: PageLife
}

/**
 * Returns the life cycle events that a change of the stack causes, in order: first the events of pages that end, from the top
 * down, then those of the page that begins.
 *
 * A page that leaves the stack gets `unload` without `hide` before. `loaded` returns whether a page was shown before and has
 * not been dropped since. A restored page gets `load` when Back first reaches it, and a dropped page gets `load` again.
 */
export function livesOf(before: Snapshot | undefined, after: Snapshot, loaded: (key: string) => boolean): LifeEvent[] {
  const events: LifeEvent[] = []
  const alive = new Set(livePages(after).map(({ key }) => key))
  const left = (before ? livePages(before) : []).filter(({ key }) => !alive.has(key) && loaded(key)).toReversed()
  const shownBefore: PageEntry | undefined = before && topOf(before)
  const shownAfter = topOf(after)
  for (const { key } of left) events.push({ key, life: 'unload' })
  if (shownBefore && shownBefore.key !== shownAfter.key && alive.has(shownBefore.key)) {
    events.unshift({ key: shownBefore.key, life: 'hide' })
  }
  if (shownBefore?.key === shownAfter.key) return events
  const { key } = shownAfter
  if (loaded(key)) events.push({ key, life: 'show' })
  else events.push({ key, life: 'load' }, { key, life: 'show' }, { key, life: 'ready' })
  return events
}
