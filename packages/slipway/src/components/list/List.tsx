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
 * Shows thousands of rows, of whatever heights, of which only those in sight are in the document.
 *
 * It is a `<div>` that scrolls by itself, as a scroll view does, or with `scroll="parent"` a part of what scrolls around it.
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
  const notifyEnds = useEnds(root, { upperThreshold, lowerThreshold, onScrollToUpper, onScrollToLower, horizontal })

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
      // The browser would go to where it takes the ends to be, and those move as rows are measured.
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
          // What scrolls and which way counts once.
          key={`${scroll} ${horizontal}`}
          {...{ rows, items, sections, itemKey, render: children, columns, horizontal, reverse, stickyHeaders }}
          {...{ initialCount, estimatedRowSize, scrollIntoView, scrollWithAnimation }}
          // What comes after nothing was found is another list, and begins at its beginning.
          comesBack={!wasShown.current}
          name={nameOf(rest) ?? (isSelf ? undefined : '')}
          apiRef={mergedApiRef}
          findScroller={isSelf ? ownScroller : findScroller}
          onScroll={notifyEnds}
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

/** A list that something around it scrolls, and so no scroll view: what is about scrolling is that one's. */
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

/** Not by its ref, which comes after those of what is in it. */
const ownScroller = (container: HTMLElement) => container.closest('.sw-list') as HTMLElement

/** By what a page remembers a scroller. */
function nameOf(props: { readonly id?: string | undefined; readonly 'data-scroll-key'?: string }): string | undefined {
  return props['data-scroll-key'] ?? props.id
}

/** Whether a key is for what scrolls: nobody writes, and it is no shortcut. */
function scrollsByKeys({ target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isWriting = (target as Element).closest(
    'input, textarea, select, [contenteditable]:not([contenteditable=false])',
  )
  return !isWriting && !ctrlKey && !metaKey && !altKey && !shiftKey
}
