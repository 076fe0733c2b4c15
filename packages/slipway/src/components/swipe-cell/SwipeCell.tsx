import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { componentEvent } from '../../hooks/componentEvent.ts'
import { useLatePan } from '../../hooks/gesture/pan/useLatePan.ts'
import { rubberBand } from '../../hooks/gesture/rubberBand.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { ActionPanel } from './ActionPanel.tsx'
import { placeRow } from './placeRow.ts'
import { nextToRow, stateAfterSwipe } from './swipeCell.state.ts'
import type { SwipeCellAction, SwipeCellProps, SwipeCellSide } from './swipeCellProps.ts'
import { useOpenSide } from './useOpenSide.ts'
import './swipe-cell.css'

/** The distance by which it can be pulled beyond its closed position, and beyond its last action. */
const reachPx = 60

const none: readonly SwipeCellAction[] = []

/**
 * Shows actions next to a row when the row is swiped, or when an action gets the focus.
 *
 * @example
 * <SwipeCell actions={[{ label: 'Delete', tone: 'danger', confirm: true }]} onAction={remove}>
 *   <Row />
 * </SwipeCell>
 */
export function SwipeCell({
  actions = none,
  startActions = none,
  fullSwipe = true,
  disabled = false,
  onAction,
  children,
  ref,
  ...rest
}: SwipeCellProps): ReactNode {
  const cell = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [open, confirming, openAt] = useOpenSide(cell, content)
  const panels = { start: useRef<HTMLDivElement>(null), end: useRef<HTMLDivElement>(null) }
  const held = useRef<{ readonly side: SwipeCellSide; readonly px: number }>({ side: 'end', px: 0 })

  const actionsAt = { start: startActions, end: actions }
  const shut = () => openAt()
  if (open && (disabled || actionsAt[open].length === 0)) shut()

  const act = (side: SwipeCellSide, index: number, source?: Event) => {
    if (actionsAt[side][index]?.confirm && (open !== side || confirming !== index)) return openAt(side, index)
    shut()
    if (cell.current) onAction?.(componentEvent('action', cell.current, { index, side }, source))
  }
  const widthAt = (side: SwipeCellSide) => widthOf(panels[side].current)
  const place = () => placeRow(cell.current, open, open && widthAt(open))
  useLayoutEffect(() => {
    if (cell.current?.dataset.dragging === undefined) place()
  })
  /** A horizontal distance, positive in the direction in which the row moves to show the actions of a side. */
  const alongOf = (side: SwipeCellSide, x: number) => {
    const isRtl = cell.current && getComputedStyle(cell.current).direction === 'rtl'
    return isRtl === (side === 'end') ? x : -x
  }
  /** The side that a swipe moves. A swipe of an open cell can close it, but not open the other side. */
  const sideOf = (x: number): SwipeCellSide => open ?? (alongOf('end', x) > 0 ? 'end' : 'start')
  const fullAt = (side: SwipeCellSide) => (fullSwipe ? nextToRow(side, actionsAt[side]) : -1)

  const panRef = useLatePan({
    axis: 'x',
    // In a direction without actions, the container scrolls, such as a swiper.
    touchAction: 'auto',
    disabled: disabled || (actions.length === 0 && startActions.length === 0),
    canBegin: ({ offset }) => actionsAt[sideOf(offset.x)].length > 0,
    onBegin({ offset }) {
      const side = sideOf(offset.x)
      held.current = { side, px: open ? widthAt(side) : 0 }
      if (cell.current) cell.current.dataset.dragging = ''
    },
    onMove({ offset }) {
      const { side, px } = held.current
      const farthestPx = fullAt(side) < 0 ? widthAt(side) : widthOf(cell.current)
      placeRow(cell.current, side, rubberBand(px + alongOf(side, offset.x), 0, farthestPx, reachPx))
    },
    onEnd({ offset, velocity, cancelled }) {
      delete cell.current?.dataset.dragging
      place()
      if (cancelled) return
      const { side, px } = held.current
      const full = fullAt(side)
      const end = stateAfterSwipe({
        distancePx: px + alongOf(side, offset.x),
        velocity: alongOf(side, velocity.x),
        actionsPx: widthAt(side),
        cellPx: widthOf(cell.current),
        fullSwipe: full >= 0,
      })
      if (end === 'full') act(side, full)
      else openAt(end === 'open' ? side : undefined)
    },
  })

  const own = {
    className: 'sw-swipe-cell',
    'data-open': open,
    'data-disabled': disabled || undefined,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open) return
      event.preventDefault()
      event.stopPropagation()
      shut()
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) shut()
    },
  }
  const panel = (side: SwipeCellSide) =>
    !disabled &&
    actionsAt[side].length > 0 && (
      <ActionPanel
        side={side}
        actions={actionsAt[side]}
        confirming={open === side ? confirming : undefined}
        ref={panels[side]}
        onFocus={() => openAt(side)}
        onPress={(index, source) => act(side, index, source)}
      />
    )
  return (
    <div {...mergeProps(own, rest)} ref={useMergedRef<HTMLDivElement>(cell, panRef, ref)}>
      {panel('start')}
      {/* A press on the visible part of the content closes an open cell. */}
      <div className="sw-swipe-cell-content" ref={content}>
        {children}
      </div>
      {panel('end')}
    </div>
  )
}

const widthOf = (element: HTMLElement | null) => element?.offsetWidth ?? 0
