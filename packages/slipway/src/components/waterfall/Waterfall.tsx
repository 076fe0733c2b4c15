import './waterfall.css'
import { type ComponentProps, type CSSProperties, type Key, type ReactNode, useMemo, useRef, useState } from 'react'
import type { ComponentEvent } from '../../hooks/componentEvent.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import type { Virtual } from '../../hooks/virtual/createVirtual.ts'
import { findScroller } from '../../hooks/virtual/findScroller.ts'
import { ItemContent } from '../../hooks/virtual/ItemContent.tsx'
import { keyOfItem } from '../../hooks/virtual/keyOfItem.ts'
import { useEnds } from '../../hooks/virtual/useEnds.ts'
import { useMeasured } from '../../hooks/virtual/useMeasured.ts'
import { useVirtual } from '../../hooks/virtual/useVirtual.ts'
import { setColumns, withVirtuaNames } from '../../hooks/virtual/virtuaStore.ts'
import { waterfallLayout } from './waterfallLayout.ts'

/** The event of `onScrollToLower`; `event.target` is the waterfall. */
export type WaterfallEvent = ComponentEvent<{ readonly direction: 'top' | 'bottom' | 'left' | 'right' }, HTMLDivElement>

/** Props of `Waterfall`, in addition to those of `<div>`. */
export interface WaterfallProps<Item> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The items in order. Pass a new array when they change, as with any React state. */
  items: readonly Item[]
  /**
   * Renders the content of an item. Keep the function stable (outside the component, or with `useCallback`), so that unchanged
   * items are not rendered again.
   */
  children(item: Item, index: number): ReactNode
  /**
   * Returns the key of an item, which keeps its state when other items are added or removed.
   *
   * @default its `key` or `id`; the item itself if it is a string or a number; otherwise its index
   */
  itemKey?: ((item: Item, index: number) => Key) | undefined
  /**
   * The number of columns.
   * @default 2
   */
  columns?: number
  /**
   * The gap between items, in CSS pixels.
   * @default 8
   */
  gap?: number
  /**
   * The distance from its end at which `onScrollToLower` is called, in CSS pixels.
   * @default 50
   */
  lowerThreshold?: number
  /**
   * Called once when its end is within `lowerThreshold` of the view: after a scroll, and also if the items do not fill the view.
   * Called again after leaving that range, or after items were added. If it returns a promise, it is not called again before the
   * promise is settled. Not called while there are no items.
   */
  onScrollToLower?: ((event: WaterfallEvent) => void) | undefined
}

/**
 * A virtual list with items of different heights in columns. Each item is placed in the column that is the shortest at that
 * point, and only visible items are in the document.
 *
 * It is a `<div>` that scrolls with its container: the page, a scroll view or a sheet.
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
  const [layout] = useState(() => withVirtuaNames(waterfallLayout(items.length, columns, gap)))
  const rows = useMemo(() => {
    return { count: items.length, keyAt: (index: number) => itemKey(items[index] as Item, index) }
  }, [items, itemKey])
  const root = useRef<HTMLDivElement>(null)
  const ends = useEnds(root, {
    rows,
    upperThreshold: 0,
    lowerThreshold,
    onScrollToUpper: undefined,
    onScrollToLower,
    horizontal: false,
    reverse: false,
    findScroller,
  })
  const { virtual, container, indexes, isInitial, focusProps } = useVirtual({
    rows,
    // The first items have a column each, so that nothing moves when they are measured.
    initialCount: columns,
    options: { layout, horizontal: false, atEnd: false },
    findScroller,
    ...ends,
  })
  setColumns(virtual, layout, columns, gap)

  // Initially, items are in the normal flow with their own heights; the size only reserves space for the items after them.
  const isWhole = isInitial && indexes.length === items.length
  const size = isWhole ? {} : { [isInitial ? 'minBlockSize' : 'blockSize']: `${virtual.getTotalSize()}px` }
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
          topPx={virtual.getItemOffset(index)}
          isHidden={!isInitial && layout.isSizeEqual(index)}
          observe={virtual.observeItem}
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
  /** Whether the item is not measured yet, so that its position may be wrong. */
  readonly isHidden: boolean
  readonly observe: Virtual['observeItem']
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
