import { livePages, type PageEntry, type Snapshot, topOf } from '../stack.ts'

/** What happens in a page's life. */
export type PageLife = 'load' | 'show' | 'ready' | 'hide' | 'unload'

/** One thing that happened to one page. */
export interface LifeEvent {
  readonly key: string
  readonly life: PageLife
}

/**
 * What a change of the stack means for its pages, in order: first what ends, from the top down, then what begins.
 *
 * A page that leaves is unloaded and not hidden before. `loaded` tells which pages were shown before and have not been dropped
 * since; a restored page that Back reaches for the first time is loaded then, and a dropped one again.
 */
export function livesOf(before: Snapshot | undefined, after: Snapshot, loaded: (key: string) => boolean): LifeEvent[] {
  const events: LifeEvent[] = []
  const alive = new Set(livePages(after).map(({ key }) => key))
  const gone = (before ? livePages(before) : []).filter(({ key }) => !alive.has(key) && loaded(key)).toReversed()
  const shownBefore: PageEntry | undefined = before && topOf(before)
  const shownAfter = topOf(after)
  for (const { key } of gone) events.push({ key, life: 'unload' })
  if (shownBefore && shownBefore.key !== shownAfter.key && alive.has(shownBefore.key)) {
    events.unshift({ key: shownBefore.key, life: 'hide' })
  }
  if (shownBefore?.key === shownAfter.key) return events
  const { key } = shownAfter
  if (loaded(key)) events.push({ key, life: 'show' })
  else events.push({ key, life: 'load' }, { key, life: 'show' }, { key, life: 'ready' })
  return events
}
