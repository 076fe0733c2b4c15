import {
  type ComponentProps,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { enSwipeCell } from '../../base/locale/enSwipeCell.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { rubberBand } from '../../hooks/gesture/rubberBand.ts'
import { useLatePan } from '../../hooks/gesture/useLatePan.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { useWords } from '../../hooks/useWords.ts'
import { restOfSwipe } from './swipeCell.state.ts'
import './swipe-cell.css'

/** What a swipe of a cell reveals. */
export interface SwipeCellAction {
  /** What it does, in a word or two. */
  readonly text: string
  /**
   * Whether it destroys something, and looks like it.
   * @default false
   */
  readonly danger?: boolean | undefined
  /** Any CSS colour behind its text, in place of grey or of the danger's. Its text is then that on the accent. */
  readonly color?: string | undefined
  /**
   * Whether it asks before it is done: its button then says `confirmText`, until it is pressed again.
   * @default false
   */
  readonly confirm?: boolean | undefined
  /** @default 'Confirm', in the app's language */
  readonly confirmText?: string | undefined
  /** @default false */
  readonly disabled?: boolean | undefined
}

/** Props of `SwipeCell`. Everything else goes to its `<div>`. */
export interface SwipeCellProps extends ComponentProps<'div'> {
  /** The cell: a row of a list. */
  readonly children?: ReactNode
  /** What a swipe towards the start of lines reveals at their end. */
  readonly actions: readonly SwipeCellAction[]
  /**
   * Whether a swipe over more than half of the cell is the first action.
   * @default true
   */
  readonly fullSwipe?: boolean | undefined
  /**
   * Whether it cannot be swiped, and its actions are out of reach.
   * @default false
   */
  readonly disabled?: boolean | undefined
  /** The user has chosen an action, and where it asks, confirmed it. */
  readonly onAction?: ((event: ComponentEvent<{ index: number }, HTMLDivElement>) => void) | undefined
}

/** How far it can be pulled beyond where it is shut, and beyond its last action. */
const reachPx = 60

/** Shuts the cell that is open, of which there is one at a time. */
let shutOther: (() => void) | undefined

/**
 * Reveals actions beside a row when it is swiped, or when the focus goes to them.
 *
 * @example
 * <SwipeCell actions={[{ text: 'Delete', danger: true, confirm: true }]} onAction={remove}>
 *   <Row />
 * </SwipeCell>
 */
export function SwipeCell({
  actions,
  fullSwipe = true,
  disabled = false,
  onAction,
  children,
  ref,
  ...rest
}: SwipeCellProps): ReactNode {
  const words = useWords(enSwipeCell)
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<number>()
  const cell = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const heldPx = useRef(0)

  const shut = () => {
    setOpen(false)
    setAsked(undefined)
  }
  if (disabled && isOpen) shut()

  useEffect(() => {
    if (!isOpen) return
    shutOther?.()
    const shutThis = () => {
      setOpen(false)
      setAsked(undefined)
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
    // The browser's and not React's, which comes before the pan's: in Safari the content hears the click that ends a swipe.
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

  const act = (index: number, source?: Event) => {
    if (actions[index]?.confirm && asked !== index) {
      setOpen(true)
      return setAsked(index)
    }
    shut()
    if (cell.current) onAction?.(componentEvent('action', cell.current, { index }, source))
  }
  const draw = (way: number | undefined) =>
    cell.current?.style.setProperty('--sw-swipe-cell-way', way === undefined ? null : `${way}px`)
  const place = () => draw(isOpen ? widthOf(buttons.current) : undefined)
  useLayoutEffect(() => {
    if (cell.current?.dataset.dragging === undefined) place()
  })
  /** The direction in which the cell goes aside. */
  const towards = () => (cell.current && getComputedStyle(cell.current).direction === 'rtl' ? 1 : -1)
  const firstIndex = actions.findIndex((action) => !action.disabled)
  const canFull = fullSwipe && firstIndex >= 0

  const panRef = useLatePan({
    axis: 'x',
    // The other way, what is around scrolls: a swiper.
    touchAction: 'auto',
    disabled: disabled || actions.length === 0,
    canBegin: ({ offset }) => isOpen || offset.x * towards() > 0,
    onBegin() {
      heldPx.current = isOpen ? widthOf(buttons.current) : 0
      if (cell.current) cell.current.dataset.dragging = ''
    },
    onMove({ offset }) {
      const farthestPx = widthOf(canFull ? cell.current : buttons.current)
      draw(rubberBand(heldPx.current + offset.x * towards(), 0, farthestPx, reachPx))
    },
    onEnd({ offset, velocity, cancelled }) {
      delete cell.current?.dataset.dragging
      place()
      if (cancelled) return
      const end = restOfSwipe({
        wayPx: heldPx.current + offset.x * towards(),
        velocity: velocity.x * towards(),
        actionsPx: widthOf(buttons.current),
        cellPx: widthOf(cell.current),
        fullSwipe: canFull,
      })
      if (end === 'full') act(firstIndex)
      else if (end === 'open') setOpen(true)
      else shut()
    },
  })

  const own = {
    className: 'sw-swipe-cell',
    'data-open': isOpen || undefined,
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
  return (
    <div {...mergeProps(own, rest)} ref={useMergedRef<HTMLDivElement>(cell, panRef, ref)}>
      {/* A press on what an open cell still shows of itself shuts it. */}
      <div className="sw-swipe-cell-content" ref={content}>
        {children}
      </div>
      {!disabled && (
        <div
          className="sw-swipe-cell-actions"
          ref={buttons}
          data-danger={actions[0]?.danger || undefined}
          style={colored(actions[0]?.color)}
        >
          {actions.map(({ text, danger, color, confirmText, disabled: isOff }, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: an action is known by its place; texts may be the same.
              key={index}
              type="button"
              className="sw-swipe-cell-action"
              data-danger={danger || undefined}
              data-colored={color !== undefined || undefined}
              style={colored(color)}
              data-asked={asked === index || undefined}
              disabled={isOff}
              onFocus={() => setOpen(true)}
              onClick={({ nativeEvent }) => act(index, nativeEvent)}
            >
              <span dir="auto" aria-live="polite">
                {asked === index ? (confirmText ?? words['swipeCell.confirm']) : text}
              </span>
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

const colored = (color: string | undefined) => ({ '--sw-swipe-cell-action': color }) as CSSProperties

const widthOf = (element: HTMLElement | null) => element?.offsetWidth ?? 0
