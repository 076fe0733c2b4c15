import './list.css'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { findScroller } from '../../hooks/virtual/findScroller.ts'
import { keyOfItem } from '../../hooks/virtual/keyOfItem.ts'
import { useEnds } from '../../hooks/virtual/useEnds.ts'
import { ScrollView, type ScrollViewProps } from '../scroll-view/index.ts'
import { listRows } from './list.state.ts'
import type { ListApi, ListProps } from './types.ts'
import { VirtualRows } from './VirtualRows.tsx'

/**
 * Shows thousands of rows of any height, of which only those near the viewport are in the document.
 *
 * A `<div>` that scrolls, as a scroll view does. With `scroll="parent"` it is part of the content of the scrolling container
 * around it.
 *
 * @example
 * <List items={letters} scroll="parent" onScrollToLower={loadMore}>
 *   {(letter) => <Letter letter={letter} />}
 * </List>
 */
export function List<Item>({
  items,
  sections,
  children,
  itemKey = keyOfItem,
  columns = 1,
  gap = 0,
  orientation = 'vertical',
  reverse = false,
  scroll = 'self',
  stickyHeaders = true,
  header,
  footer,
  empty,
  scrollIntoView,
  scrollWithAnimation = false,
  apiRef,
  initialCount = 10,
  estimatedRowSize,
  upperThreshold = 50,
  lowerThreshold = 50,
  onScrollToUpper,
  onScrollToLower,
  ref,
  ...rest
}: ListProps<Item>): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const api = useRef<ListApi>(null)
  const wasShown = useRef(false)
  const isSelf = scroll === 'self'
  const horizontal = orientation === 'horizontal'
  const rows = useMemo(() => {
    const parts = sections?.map((section) => section.items) ?? [items ?? []]
    return listRows({ parts, hasHeadings: sections !== undefined, columns: Math.max(1, columns), keyOf: itemKey })
  }, [items, sections, columns, itemKey])
  const scrollerOf = isSelf ? ownScroller : findScroller
  const ends = useEnds(root, {
    ...{ rows, upperThreshold, lowerThreshold, onScrollToUpper, onScrollToLower, horizontal, reverse },
    findScroller: scrollerOf,
  })

  const isEmpty = rows.count === 0
  useEffect(() => {
    if (!isEmpty) wasShown.current = true
  }, [isEmpty])
  const rootRef = useMergedRef(root, ref)
  const mergedApiRef = useMergedRef(api, apiRef)
  const own = {
    className: 'sw-list',
    style: { '--sw-list-columns': columns, '--sw-list-gap': `${gap}px` } as CSSProperties,
    'data-orientation': orientation,
    'data-reverse': reverse || undefined,
    onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
      // The browser would scroll to estimated ends, which move as rows are measured.
      if ((event.key !== 'End' && event.key !== 'Home') || !scrollsByKeys(event)) return
      event.preventDefault()
      if (event.key === 'End') api.current?.scrollToEnd()
      else api.current?.scrollToStart()
    },
  }
  const props = { ...mergeProps(own, rest), ref: rootRef }
  const content = (
    <>
      {header && <div className="sw-list-edge">{header}</div>}
      {isEmpty && empty}
      {!isEmpty && (
        <VirtualRows
          // `scroll` and `orientation` are read once, on mount.
          key={`${scroll} ${horizontal}`}
          {...{ rows, items, sections, itemKey, render: children, columns, horizontal, reverse, stickyHeaders }}
          {...{ initialCount, estimatedRowSize, scrollIntoView, scrollWithAnimation }}
          // Items after an empty list are a new list, which begins at its start.
          comesBack={!wasShown.current}
          name={nameOf(rest) ?? (isSelf ? undefined : '')}
          apiRef={mergedApiRef}
          findScroller={scrollerOf}
          ends={ends}
        />
      )}
      {footer && <div className="sw-list-edge">{footer}</div>}
    </>
  )
  if (!isSelf) return <ListPart {...props}>{content}</ListPart>
  return (
    <ScrollView {...props} scrollX={horizontal} scrollY={!horizontal}>
      <div className="sw-list-frame">{content}</div>
    </ScrollView>
  )
}

/** A list with `scroll="parent"`. It is not a scroll view; the scroll props apply to the container and are dropped here. */
function ListPart({
  showScrollbar,
  onScroll,
  refresherEnabled,
  refresherThreshold,
  refresherDefaultStyle,
  refresherBackground,
  refresherTriggered,
  refresher,
  onRefresherPulling,
  onRefresherRefresh,
  onRefresherRestore,
  onRefresherAbort,
  ...rest
}: Omit<ScrollViewProps, 'scrollX' | 'scrollY'>): ReactNode {
  const isNamed = Boolean(rest['aria-label'] ?? rest['aria-labelledby'])
  return <div {...mergeProps({ role: isNamed ? 'region' : undefined }, rest)} />
}

/** Finds the element by its class, because refs of descendants are set before the ref of the list. */
const ownScroller = (container: HTMLElement) => container.closest('.sw-list') as HTMLElement

/** The key under which the page stores the scroll position. */
function nameOf(props: { readonly id?: string | undefined; readonly 'data-scroll-key'?: string }): string | undefined {
  return props['data-scroll-key'] ?? props.id
}

/** Returns whether a key press scrolls: it is not typed into a field and not a shortcut. */
function scrollsByKeys({ target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isWriting = (target as Element).closest(
    'input, textarea, select, [contenteditable]:not([contenteditable=false])',
  )
  return !isWriting && !ctrlKey && !metaKey && !altKey && !shiftKey
}
