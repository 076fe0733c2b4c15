import './waterfall.css'
import { type ComponentProps, type CSSProperties, type Key, type ReactNode, useMemo, useRef, useState } from 'react'
import type { ComponentEvent } from '../../hooks/componentEvent.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { setColumns } from '../../hooks/virtual/core.ts'
import type { Virtual } from '../../hooks/virtual/createVirtual.ts'
import { findScroller } from '../../hooks/virtual/findScroller.ts'
import { ItemContent } from '../../hooks/virtual/ItemContent.tsx'
import { keyOfItem } from '../../hooks/virtual/keyOfItem.ts'
import { useEnds } from '../../hooks/virtual/useEnds.ts'
import { useMeasured } from '../../hooks/virtual/useMeasured.ts'
import { useVirtual } from '../../hooks/virtual/useVirtual.ts'
import { waterfallLayout } from './waterfall.state.ts'

/** The event of `onScrollToLower`; `event.target` is the waterfall. */
export type WaterfallEvent = ComponentEvent<{ readonly direction: 'top' | 'bottom' | 'left' | 'right' }, HTMLDivElement>

/** What a waterfall takes, next to everything a `<div>` takes. */
export interface WaterfallProps<Item> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What there is to show, in its order. Where something changes, give a new array, as in any state of React. */
  items: readonly Item[]
  /** Makes the content of an item. Keep the function (outside of the component, or by `useCallback`), and items that have not changed are not rendered anew. */
  children(item: Item, index: number): ReactNode
  /**
   * Makes the key of an item, by which it stays itself where others come and go.
   * @default its `key` or `id`; itself, where it is a text or a number; else its place
   */
  itemKey?: ((item: Item, index: number) => Key) | undefined
  /**
   * How many columns there are.
   * @default 2
   */
  columns?: number
  /**
   * Room between items, in CSS pixels.
   * @default 8
   */
  gap?: number
  /**
   * How near to its end `onScrollToLower` is called, in CSS pixels.
   * @default 50
   */
  lowerThreshold?: number
  /** Called once when its end comes near; and again after it has left, or when there is more. Not while all of it fits. */
  onScrollToLower?: ((event: WaterfallEvent) => void) | undefined
}

/**
 * Shows items of unequal heights in columns, each in the shortest one by then, of which only those in sight are in the document.
 *
 * It is a `<div>` that scrolls with what is around it: the page, a scroll view, a sheet.
 *
 * @example
 * <Waterfall items={photos} onScrollToLower={loadMore}>{(photo) => <Photo photo={photo} />}</Waterfall>
 */
export function Waterfall<Item>({
  items,
  children,
  itemKey = keyOfItem,
  columns: givenColumns = 2,
  gap = 8,
  lowerThreshold = 50,
  onScrollToLower,
  ref,
  ...rest
}: WaterfallProps<Item>): ReactNode {
  const columns = Math.max(1, givenColumns)
  const [layout] = useState(() => waterfallLayout(items.length, columns, gap))
  const rows = useMemo(() => {
    return { count: items.length, keyAt: (index: number) => itemKey(items[index] as Item, index) }
  }, [items, itemKey])
  const root = useRef<HTMLDivElement>(null)
  const notifyEnds = useEnds(root, {
    upperThreshold: 0,
    lowerThreshold,
    onScrollToUpper: undefined,
    onScrollToLower,
    horizontal: false,
  })
  const { virtual, container, indexes, isInitial, focusProps } = useVirtual({
    rows,
    // Of the first ones each has a column of its own: nothing moves when they are measured.
    initialCount: columns,
    options: { layout, horizontal: false, atEnd: false },
    findScroller,
    onScroll: notifyEnds,
  })
  setColumns(virtual.store, layout, columns, gap)

  // Items in the flow are as high as they are; room is kept for those behind them.
  const isWhole = isInitial && indexes.length === items.length
  const size = isWhole ? {} : { [isInitial ? 'minBlockSize' : 'blockSize']: `${virtual.totalPx()}px` }
  const own = {
    className: 'sw-waterfall',
    'data-initial': isInitial || undefined,
    style: { ...size, '--sw-waterfall-columns': columns, '--sw-waterfall-gap': `${gap}px` } as CSSProperties,
    ...(items.length > 0 && { role: 'list' }),
    ...focusProps,
  }
  return (
    <div {...mergeProps(own, rest)} ref={useMergedRef(root, container, ref)}>
      {indexes.map((index) => (
        <WaterfallItem
          key={rows.keyAt(index)}
          index={index}
          count={items.length}
          column={layout.columnOf(index)}
          topPx={virtual.offsetOf(index)}
          isHidden={!isInitial && layout.$isSizeEqual(index)}
          observe={virtual.observe}
        >
          <ItemContent item={items[index] as Item} index={index} render={children} />
        </WaterfallItem>
      ))}
    </div>
  )
}

interface WaterfallItemProps {
  readonly index: number
  readonly count: number
  readonly column: number
  readonly topPx: number
  /** Whether nobody has measured it yet, so that it may stand wrongly. */
  readonly isHidden: boolean
  readonly observe: Virtual['observe']
  readonly children: ReactNode
}

function WaterfallItem({ index, count, column, topPx, isHidden, observe, children }: WaterfallItemProps): ReactNode {
  const own = {
    className: 'sw-waterfall-item',
    role: 'listitem',
    'aria-posinset': index + 1,
    'aria-setsize': count,
    'data-index': index,
    style: {
      '--sw-waterfall-column': column,
      '--sw-waterfall-top': `${topPx}px`,
      visibility: isHidden ? 'hidden' : undefined,
    } as CSSProperties,
    ref: useMeasured(observe, index),
  }
  return <div {...own}>{children}</div>
}
