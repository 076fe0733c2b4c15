import { type Key, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'
import type { Virtual } from '../../hooks/virtual/createVirtual.ts'
import type { Layout } from '../../hooks/virtual/virtuaStore.ts'
import type { ListRows } from './list.state.ts'
import type { ListApi, ListScrollOptions } from './types.ts'

/** Options of `useCommands`. */
export interface Commands {
  readonly virtual: Virtual
  readonly layout: Layout
  readonly rows: ListRows
  readonly apiRef: Ref<ListApi> | undefined
  readonly scrollIntoView: Key | undefined
  readonly scrollWithAnimation: boolean
  /** Whether the section's heading covers a row at the top. */
  readonly underHeading: boolean
}

/** Time that a requested item has to appear. Later, a scroll would disturb a user who has begun to read. */
const goalTimeoutMs = 1_000

/** Scrolls to items: implements `apiRef` and the prop `scrollIntoView`. */
export function useCommands(commands: Commands): void {
  const { virtual, layout, rows, apiRef, scrollIntoView, scrollWithAnimation } = commands
  const latest = useLatest(commands)
  const goal = useRef<{ readonly key: Key | undefined; readonly untilMs: number }>(undefined)

  const goTo = (row: number, { align = 'start', animated = false }: ListScrollOptions = {}) => {
    const { rows, underHeading } = latest.current
    const heading = rows.startOf(rows.at(row).part)
    const isUnder = underHeading && align === 'start' && row !== heading
    virtual.scrollTo(row, {
      align,
      smooth: animated && !matchMedia('(prefers-reduced-motion: reduce)').matches,
      // The heading may be measured during the scroll.
      offset: { valueOf: () => (isUnder ? -layout.getItemSize(heading) : 0) },
    })
  }
  const goToKey = (key: Key, options?: ListScrollOptions) => {
    const row = latest.current.rows.find(key)
    if (row !== undefined) goTo(row, options)
    return row !== undefined
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the commands read the latest values.
  useImperativeHandle(
    apiRef,
    () => ({
      scrollToIndex: (index, options) => goTo(latest.current.rows.rowOf(index), options),
      scrollToKey: goToKey,
      scrollToStart: virtual.scrollToStart,
      scrollToEnd: virtual.scrollToEnd,
    }),
    [virtual],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows may contain the item.
  useLayoutEffect(() => {
    const nowMs = performance.now()
    const before = goal.current
    const isFirst = before === undefined
    if (before && before.key === scrollIntoView && nowMs > before.untilMs) return
    if (before?.key !== scrollIntoView || isFirst)
      goal.current = { key: scrollIntoView, untilMs: nowMs + goalTimeoutMs }
    if (scrollIntoView === undefined || !goToKey(scrollIntoView, { animated: scrollWithAnimation && !isFirst })) return
    goal.current = { key: scrollIntoView, untilMs: 0 }
  }, [scrollIntoView, rows])
}
