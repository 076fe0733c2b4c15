import { type CSSProperties, type Key, type ReactNode, type Ref, useId, useState } from 'react'
import type { EndsView } from '../../hooks/virtual/useEnds.ts'
import { useVirtual } from '../../hooks/virtual/useVirtual.ts'
import { createListLayout } from '../../hooks/virtual/virtuaStore.ts'
import { Heading } from './Heading.tsx'
import { groupRows, type ListRows, type RowGroup } from './list.state.ts'
import { snapshotOf } from './position.state.ts'
import { Row } from './Row.tsx'
import type { ListApi, ListProps } from './types.ts'
import { useCommands } from './useCommands.ts'
import { useBeforeLeaving, useListPosition } from './useListPosition.ts'

/** Props of `VirtualRows`. */
interface VirtualRowsProps<Item>
  extends Pick<ListProps<Item>, 'items' | 'sections' | 'scrollIntoView' | 'estimatedRowSize'>,
    Required<Pick<ListProps<Item>, 'columns' | 'reverse' | 'stickyHeaders' | 'initialCount'>> {
  readonly rows: ListRows
  readonly horizontal: boolean
  readonly scrollWithAnimation: boolean
  /** Whether to restore the stored scroll position, if there is one. */
  readonly comesBack: boolean
  /** The key under which the scroll position is stored. */
  readonly name: string | undefined
  readonly apiRef: Ref<ListApi> | undefined
  itemKey(item: Item, index: number): Key
  render(item: Item, index: number): ReactNode
  findScroller(container: HTMLElement): HTMLElement
  readonly ends: EndsView
}

const list = { role: 'list' }

/** The rows of a list that is not empty. */
export function VirtualRows<Item>({
  rows,
  items = [],
  sections,
  itemKey,
  render,
  columns,
  horizontal,
  reverse,
  stickyHeaders,
  initialCount,
  estimatedRowSize,
  scrollIntoView,
  scrollWithAnimation,
  comesBack,
  name,
  apiRef,
  findScroller,
  ends,
}: VirtualRowsProps<Item>): ReactNode {
  const id = useId()
  const position = useListPosition(name)
  const [stored] = useState(() => (comesBack ? position.read() : null))
  const [layout] = useState(() =>
    // With an estimate, rows near the visible ones are rendered too; a restored list may measure too few rows to compute one.
    createListLayout(rows.count, estimatedRowSize ?? stored?.rowPx, stored ? snapshotOf(stored, rows) : undefined),
  )
  const keep = () => position.keep(virtual.scrolledPx(), rows, layout)
  const { virtual, container, indexes, isInitial, focusProps } = useVirtual({
    rows,
    // In a restored list the first rows are not visible; measuring them would move the others.
    initialCount: stored ? 0 : Math.ceil(initialCount / columns),
    options: { layout, horizontal, atEnd: reverse, startPx: stored?.scrollPx },
    findScroller,
    ...ends,
    onRest: keep,
  })
  useBeforeLeaving(keep)
  useCommands({
    virtual,
    layout,
    rows,
    apiRef,
    scrollIntoView,
    scrollWithAnimation,
    underHeading: sections ? stickyHeaders : false,
  })

  const size = horizontal ? 'inlineSize' : 'blockSize'
  const rowsOf = ({ part, rows: drawn }: RowGroup, startPx: number) =>
    drawn.map((index) => {
      const { from = 0, until } = rows.at(index)
      const partItems = sections?.[part]?.items ?? items
      return (
        <Row
          key={rows.keyAt(index)}
          {...{ index, from, until, columns, render, keyOf: itemKey, observe: virtual.observeItem, items: partItems }}
          offsetPx={isInitial ? undefined : virtual.getItemOffset(index) - startPx}
          isHidden={!isInitial && layout.isSizeEqual(index)}
        />
      )
    })
  const own = {
    className: 'sw-list-rows',
    'data-initial': isInitial || undefined,
    ...focusProps,
    ref: container,
  }
  // Rows in the normal flow have their own height; the minimum reserves room for the rows after them.
  const least = horizontal ? 'minInlineSize' : 'minBlockSize'
  const isWhole = isInitial && (reverse || indexes.length === rows.count)
  const style = isWhole ? {} : { [isInitial ? least : size]: `${virtual.getTotalSize()}px` }
  const groups = groupRows(rows, indexes)
  if (!sections) {
    return (
      <div {...own} style={style} {...list}>
        {groups.map((group) => rowsOf(group, 0))}
      </div>
    )
  }
  return (
    <div {...own} style={style} data-sticky={stickyHeaders || undefined}>
      {groups.map((group) => {
        const start = rows.startOf(group.part)
        const startPx = virtual.getItemOffset(start)
        const endPx = virtual.getItemOffset(rows.startOf(group.part + 1))
        const headingId = `${id}-${group.part}`
        return (
          <div
            key={sections[group.part]?.key}
            className="sw-list-section"
            {...{ role: 'group', 'aria-labelledby': headingId }}
            style={
              isInitial
                ? undefined
                : ({ '--sw-list-offset': `${startPx}px`, [size]: `${endPx - startPx}px` } as CSSProperties)
            }
          >
            <Heading index={start} id={headingId} observe={virtual.observeItem}>
              {sections[group.part]?.header}
            </Heading>
            {group.rows.length > 0 && <div {...list}>{rowsOf(group, startPx)}</div>}
          </div>
        )
      })}
    </div>
  )
}
