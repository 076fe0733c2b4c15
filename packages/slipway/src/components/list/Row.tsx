import type { CSSProperties, Key, ReactNode } from 'react'
import type { Virtual } from '../../hooks/virtual/createVirtual.ts'
import { ItemContent } from '../../hooks/virtual/ItemContent.tsx'
import { useMeasured } from '../../hooks/virtual/useMeasured.ts'

/** What a row needs to know. */
interface RowProps<Item> {
  readonly index: number
  /** Where it begins in its part; `undefined` while it stands in the flow. */
  readonly offsetPx: number | undefined
  /** Whether nobody has measured it yet, so that it may stand wrongly. */
  readonly isHidden: boolean
  readonly items: readonly Item[]
  readonly from: number
  readonly until: number
  readonly columns: number
  readonly observe: Virtual['observe']
  keyOf(item: Item, index: number): Key
  render(item: Item, index: number): ReactNode
}

/** One row: an item, or some side by side. */
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
  // The ones that are not in the document count as well.
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
