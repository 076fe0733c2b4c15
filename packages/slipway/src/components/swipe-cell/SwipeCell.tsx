import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { componentEvent } from '../../hooks/componentEvent.ts'
import { useLatePan } from '../../hooks/gesture/pan/useLatePan.ts'
import { rubberBand } from '../../hooks/gesture/rubberBand.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { ActionPanel } from './ActionPanel.tsx'
import { nextToRow, stateAfterSwipe } from './swipeCell.state.ts'
import type { SwipeCellAction, SwipeCellProps, SwipeCellSide } from './swipeCellProps.ts'
import './swipe-cell.css'

/** The distance by which it can be pulled beyond its closed position, and beyond its last action. */
const reachPx = 60

const none: readonly SwipeCellAction[] = []

/** Closes the open cell; at most one cell is open at a time. */
let shutOther: (() => void) | undefined

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
  const [open, setOpen] = useState<SwipeCellSide>()
  const [confirming, setConfirming] = useState<number>()
  const cell = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const panels = { start: useRef<HTMLDivElement>(null), end: useRef<HTMLDivElement>(null) }
  const held = useRef<{ readonly side: SwipeCellSide; readonly px: number }>({ side: 'end', px: 0 })

  const isOpen = open !== undefined
  const actionsAt = { start: startActions, end: actions }
  const openAt = (side?: SwipeCellSide) => {
    setOpen(side)
    if (side !== open) setConfirming(undefined)
  }
  const shut = () => openAt()
  if (open && (disabled || actionsAt[open].length === 0)) shut()

  useEffect(() => {
    if (!isOpen) return
    shutOther?.()
    const shutThis = () => {
      setOpen(undefined)
      setConfirming(undefined)
    }
    const shutFrom = ({ target }: Event) => {
      if (!(target instanceof Node && cell.current?.contains(target))) shutThis()
    }
    const shutByPress = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      shutThis()
    }
    const pressed = content.current
    shutOther = shutThis
    // A native listener instead of React's, because React's would run before the one of the pan gesture: in Safari the click
    // at the end of a swipe would reach the content.
    pressed?.addEventListener('click', shutByPress, true)
    window.addEventListener('pointerdown', shutFrom, true)
    window.addEventListener('scroll', shutFrom, true)
    return () => {
      if (shutOther === shutThis) shutOther = undefined
      pressed?.removeEventListener('click', shutByPress, true)
      window.removeEventListener('pointerdown', shutFrom, true)
      window.removeEventListener('scroll', shutFrom, true)
    }
  }, [isOpen])

  const act = (side: SwipeCellSide, index: number, source?: Event) => {
    if (actionsAt[side][index]?.confirm && (open !== side || confirming !== index)) {
      setOpen(side)
      return setConfirming(index)
    }
    shut()
    if (cell.current) onAction?.(componentEvent('action', cell.current, { index, side }, source))
  }
  const widthAt = (side: SwipeCellSide) => widthOf(panels[side].current)
  const draw = (side?: SwipeCellSide, px = 0) => {
    // The attribute stays during the closing animation.
    if (side && cell.current) cell.current.dataset.side = side
    for (const each of ['start', 'end'] as const)
      cell.current?.style.setProperty(`--sw-swipe-cell-${each}`, each === side ? `${px}px` : null)
  }
  const place = () => draw(open, open && widthAt(open))
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
      draw(side, rubberBand(px + alongOf(side, offset.x), 0, farthestPx, reachPx))
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
      if (event.key !== 'Escape' || !isOpen) return
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
