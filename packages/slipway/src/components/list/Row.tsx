import type { CSSProperties, Key, ReactNode } from 'react'
import type { Virtual } from '../../hooks/virtual/createVirtual.ts'
import { ItemContent } from '../../hooks/virtual/ItemContent.tsx'
import { useMeasured } from '../../hooks/virtual/useMeasured.ts'

/** Props of `Row`. */
interface RowProps<Item> {
  readonly index: number
  /** Distance from the start of the section's rows; `undefined` while the row is in the normal flow. */
  readonly offsetPx: number | undefined
  /** Whether the row has not been measured yet, so that its position may be wrong. */
  readonly isHidden: boolean
  readonly items: readonly Item[]
  readonly from: number
  readonly until: number
  readonly columns: number
  readonly observe: Virtual['observeItem']
  keyOf(item: Item, index: number): Key
  render(item: Item, index: number): ReactNode
}

/** A row: an item, or several items side by side. */
export function Row<Item>({
  index,
  offsetPx,
  isHidden,
  items,
  from,
  until,
  columns,
  ...more
}: RowProps<Item>): ReactNode {
  const { observe, keyOf, render } = more
  const style: CSSProperties = {
    '--sw-list-offset': offsetPx === undefined ? undefined : `${offsetPx}px`,
    visibility: isHidden ? 'hidden' : undefined,
  } as CSSProperties
  const own = {
    className: 'sw-list-row',
    style,
    'data-index': index,
    'data-first': from === 0 || undefined,
    ref: useMeasured(observe, index),
  }
  // Rows outside the document count as well.
  const itemOf = (at: number) => ({ role: 'listitem', 'aria-posinset': at + 1, 'aria-setsize': items.length })
  const contentOf = (at: number) => <ItemContent item={items[at] as Item} index={at} render={render} />
  if (columns === 1) {
    return (
      <div {...own} {...itemOf(from)}>
        {contentOf(from)}
      </div>
    )
  }
  return (
    <div {...own} data-cells="">
      {items.slice(from, until).map((item, cell) => (
        <div key={keyOf(item, from + cell)} {...itemOf(from + cell)}>
          {contentOf(from + cell)}
        </div>
      ))}
    </div>
  )
}
