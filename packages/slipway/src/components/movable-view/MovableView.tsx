import '../../styles/hidden.css'
import './movable-view.css'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { enMovableView } from '../../base/locale/en/enMovableView.ts'
import { fill } from '../../base/locale/locale.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import type { PinchOptions } from '../../hooks/gesture/index.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { AreaContext } from './areaContext.ts'
import { createMover, type MoverOptions } from './createMover.ts'
import { hasFocus } from './hasFocus.ts'
import type { LateGestures } from './loadGestures.ts'
import { boundedScale, type MovableDirection } from './movableView.state.ts'
import type { MovableSource } from './mover.state.ts'
import { useLateGestures } from './useLateGestures.ts'

/** Detail of `onChange`: the position of the view, and the cause of the move. */
export interface MovableChangeDetail {
  /** Distance in pixels from the left edge of the area, for the view at its unscaled size. */
  readonly x: number
  /** Distance in pixels from the upper edge of the area. */
  readonly y: number
  /**
   * Cause of the move: a pointer (`touch`), a pointer beyond the area (`touch-out-of-bounds`), the spring that returns the view
   * from there (`out-of-bounds`), or a throw (`friction`). Empty for keys and for changes of the props or of the area's size.
   */
  readonly source: MovableSource
}

/** Detail of `onScale`: the position of the view, and its scale. */
export interface MovableScaleDetail {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Props of `MovableView`. All other props are passed to its `<div>`. */
export interface MovableViewProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /**
   * Directions in which the view can be moved.
   * @default 'none'
   */
  direction?: MovableDirection | undefined
  /**
   * Whether the view continues to move after a throw.
   * @default false
   */
  inertia?: boolean | undefined
  /**
   * Whether the view can be pulled beyond the area; it returns when it is released.
   * @default false
   */
  outOfBounds?: boolean | undefined
  /** Distance in pixels from the left edge of the area, also in right-to-left layouts (controlled). */
  x?: number | undefined
  /** Distance in pixels from the upper edge of the area (controlled). */
  y?: number | undefined
  /**
   * Initial `x` of an uncontrolled view.
   * @default 0
   */
  defaultX?: number | undefined
  /**
   * Initial `y` of an uncontrolled view.
   * @default 0
   */
  defaultY?: number | undefined
  /**
   * Speed at which the view returns from beyond the area and moves to `x` and `y`; greater is faster.
   * @default 20
   */
  damping?: number | undefined
  /**
   * How soon a throw ends: for each unit, the speed drops by 1,000 px/s per second. Must be greater than 0.
   * @default 2
   */
  friction?: number | undefined
  /**
   * Whether the user can neither move nor scale the view.
   * @default false
   */
  disabled?: boolean | undefined
  /**
   * Whether the user can scale the view: by two fingers, the wheel, and keys.
   * @default false
   */
  scale?: boolean | undefined
  /**
   * Minimum scale, from 0.5 to 10.
   * @default 0.5
   */
  scaleMin?: number | undefined
  /**
   * Maximum scale, from 0.5 to 10.
   * @default 10
   */
  scaleMax?: number | undefined
  /** Scale of the view (controlled). Used only with `scale`. */
  scaleValue?: number | undefined
  /**
   * Initial `scaleValue` of an uncontrolled view.
   * @default 1
   */
  defaultScaleValue?: number | undefined
  /**
   * Whether the view moves to new values of `x`, `y` and `scaleValue` with an animation.
   * @default true
   */
  animation?: boolean | undefined
  /** Called with every position during a move, except with a position that equals the controlled `x` and `y`. */
  onChange?: ((event: ComponentEvent<MovableChangeDetail, HTMLDivElement>) => void) | undefined
  /** Called with every scale during a move, except with a scale that equals the controlled `scaleValue`. */
  onScale?: ((event: ComponentEvent<MovableScaleDetail, HTMLDivElement>) => void) | undefined
}

/**
 * Lets users drag, throw and scale content inside a `MovableArea`: by touch, mouse, pen, wheel and keys.
 *
 * While the user moves the view, it follows the pointer and ignores the controlled values. They apply again when it is idle.
 *
 * @example
 * <MovableArea style={{ blockSize: 300 }}>
 *   <MovableView direction="all" aria-label="Note">Drag me</MovableView>
 * </MovableArea>
 *
 * Source: specification, section 5 (scale).
 */
export function MovableView({
  direction = 'none',
  inertia = false,
  outOfBounds = false,
  x,
  y,
  defaultX = 0,
  defaultY = 0,
  damping = 20,
  friction = 2,
  disabled = false,
  scale = false,
  scaleMin = 0.5,
  scaleMax = 10,
  scaleValue,
  defaultScaleValue = 1,
  animation = true,
  onChange,
  onScale,
  children,
  ref,
  ...rest
}: MovableViewProps): ReactNode {
  const words = useWords(enMovableView)
  const area = use(AreaContext)
  const view = useRef<HTMLDivElement>(null)
  const [rests, setRests] = useState(0)
  const [announcement, announce] = useState('')

  const emit = <Detail,>(
    type: string,
    detail: Detail,
    listener?: (event: ComponentEvent<Detail, HTMLDivElement>) => void,
  ) => {
    if (view.current) listener?.(componentEvent(type, view.current, detail))
  }
  const options = useLatest<MoverOptions>({
    owned: { x, y, scale: scaleValue },
    direction,
    inertia,
    outOfBounds,
    damping,
    friction,
    scale,
    scaleMin,
    scaleMax,
    animation,
    onMove: (position, source) => emit('change', { x: position.x, y: position.y, source }, onChange),
    onScale: (position) => emit('scale', { ...position }, onScale),
    // A transition, so that it runs after the updates that the callbacks have made.
    onRest: () => startTransition(() => setRests((count) => count + 1)),
  })
  const [start] = useState(() => ({
    x: x ?? defaultX,
    y: y ?? defaultY,
    scale: scale ? boundedScale(scaleValue ?? defaultScaleValue, scaleMin, scaleMax) : 1,
  }))
  const [mover] = useState(() => createMover(start, () => options.current))
  useLayoutEffect(() => (view.current ? mover.attach(view.current) : undefined), [mover])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `settle` reads the controlled values, and `rests` makes it apply them again.
  useLayoutEffect(() => mover.settle(), [mover, x, y, scaleValue, scale, scaleMin, scaleMax, rests])

  const canMove = direction !== 'none' && !disabled
  const canScale = scale && !disabled
  const latestCanScale = useLatest(canScale)
  const pinch = useCallback(
    ({ pinchListeners }: LateGestures): PinchOptions => ({
      ...pinchListeners(mover),
      canBegin: () => latestCanScale.current,
      get wheel() {
        return hasFocus(view.current)
      },
    }),
    [mover, latestCanScale],
  )
  useLayoutEffect(() => area?.join(pinch), [area, pinch])
  const axis = direction === 'horizontal' ? 'x' : direction === 'vertical' ? 'y' : 'both'
  const gesturesRef = useLateGestures({
    axis: canMove ? axis : undefined,
    pan: ({ panListeners }) => panListeners(mover),
    pinch: canScale && !area?.scaleArea ? pinch : undefined,
  })

  const own = {
    className: 'sw-movable-view',
    // The initial values: later, the mover writes both styles.
    style: { translate: `${start.x}px ${start.y}px`, scale: `${start.scale}` },
    role: 'group',
    tabIndex: canMove || canScale ? 0 : undefined,
    'aria-label': rest['aria-labelledby'] ? undefined : words['movableView.label'],
    'aria-roledescription': words['movableView.role'],
    'aria-disabled': disabled || undefined,
    'data-direction': direction,
    'data-disabled': disabled || undefined,
    onPointerDown: mover.catch,
    onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
      if (disabled || event.target !== event.currentTarget) return
      const position = mover.key(event)
      if (!position) return
      event.preventDefault()
      announce(
        /^[-+=_]$/.test(event.key)
          ? fill(words['movableView.size'], { percent: Math.round(position.scale * 100) })
          : fill(words['movableView.place'], { x: Math.round(position.x), y: Math.round(position.y) }),
      )
    },
  }
  return (
    <div {...mergeProps(own, rest)} ref={useMergedRef<HTMLDivElement>(view, gesturesRef, ref)}>
      {children}
      <span className="sw-hidden" role="status">
        {announcement}
      </span>
    </div>
  )
}
