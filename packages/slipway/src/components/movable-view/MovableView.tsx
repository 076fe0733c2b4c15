import './movable-view.css'
import '../../styles/hidden.css'
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

/** What `onChange` tells: where the view is, and what has moved it. */
export interface MovableChangeDetail {
  /** Pixels from the left edge of the area, as if the view had its own size. */
  readonly x: number
  /** Pixels from its upper edge. */
  readonly y: number
  /**
   * A finger, a mouse or a pen (`touch`), the same beyond the area (`touch-out-of-bounds`), the way back from there (`out-of-bounds`),
   * a throw (`friction`); empty for keys, a change of the props or of the area's size.
   */
  readonly source: MovableSource
}

/** What `onScale` tells: where the view is, and what its size is multiplied by. */
export interface MovableScaleDetail {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Props of `MovableView`. Everything else goes to its `<div>`. */
export interface MovableViewProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /**
   * The directions in which it can be moved.
   * @default 'none'
   */
  direction?: MovableDirection | undefined
  /**
   * Whether it runs on when it is thrown.
   * @default false
   */
  inertia?: boolean | undefined
  /**
   * Whether it can be pulled beyond the area, from where it comes back.
   * @default false
   */
  outOfBounds?: boolean | undefined
  /** Pixels from the left edge of the area, also where lines run to the left; held by the owner. */
  x?: number | undefined
  /** Pixels from the upper edge of the area, held by the owner. */
  y?: number | undefined
  /**
   * `x` at first, where the view holds its own.
   * @default 0
   */
  defaultX?: number | undefined
  /**
   * `y` at first, where the view holds its own.
   * @default 0
   */
  defaultY?: number | undefined
  /**
   * How fast it comes back from beyond the area, and goes to where `x` and `y` say: greater is faster.
   * @default 20
   */
  damping?: number | undefined
  /**
   * How soon a throw ends: it loses a thousand pixels per second in each second for each unit. Above 0.
   * @default 2
   */
  friction?: number | undefined
  /**
   * Whether it can be neither moved nor scaled by hand.
   * @default false
   */
  disabled?: boolean | undefined
  /**
   * Whether its size can change: by two fingers, the wheel, and keys.
   * @default false
   */
  scale?: boolean | undefined
  /**
   * The least scale, from 0.5 to 10.
   * @default 0.5
   */
  scaleMin?: number | undefined
  /**
   * The greatest scale, from 0.5 to 10.
   * @default 10
   */
  scaleMax?: number | undefined
  /** What its size is multiplied by where it has `scale`, held by the owner. */
  scaleValue?: number | undefined
  /**
   * `scaleValue` at first, where the view holds its own.
   * @default 1
   */
  defaultScaleValue?: number | undefined
  /**
   * Whether it runs to where `x`, `y` and `scaleValue` say, instead of being there at once.
   * @default true
   */
  animation?: boolean | undefined
  /** Called with every place on its way, unless its owner has said so himself. */
  onChange?: ((event: ComponentEvent<MovableChangeDetail, HTMLDivElement>) => void) | undefined
  /** Called with every scale on its way, unless its owner has said so himself. */
  onScale?: ((event: ComponentEvent<MovableScaleDetail, HTMLDivElement>) => void) | undefined
}

/**
 * Lets people drag, throw and scale something inside a `MovableArea`: by finger, mouse, pen, wheel and keys.
 *
 * While a hand moves it, it is where the hand has it, whatever its owner says meanwhile; at rest the owner's holds.
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
  const [said, say] = useState('')

  const tell = <Detail,>(
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
    onMove: (place, source) => tell('change', { x: place.x, y: place.y, source }, onChange),
    onScale: (place) => tell('scale', { ...place }, onScale),
    // After whatever its owner has set on the way.
    onRest: () => startTransition(() => setRests((count) => count + 1)),
  })
  const [start] = useState(() => ({
    x: x ?? defaultX,
    y: y ?? defaultY,
    scale: scale ? boundedScale(scaleValue ?? defaultScaleValue, scaleMin, scaleMax) : 1,
  }))
  const [mover] = useState(() => createMover(start, () => options.current))
  useLayoutEffect(() => (view.current ? mover.attach(view.current) : undefined), [mover])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what its owner says, and when that holds again
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
    // As it is at first: from then on the mover writes both.
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
      const place = mover.key(event)
      if (!place) return
      event.preventDefault()
      say(
        /^[-+=_]$/.test(event.key)
          ? fill(words['movableView.size'], { percent: Math.round(place.scale * 100) })
          : fill(words['movableView.place'], { x: Math.round(place.x), y: Math.round(place.y) }),
      )
    },
  }
  return (
    <div {...mergeProps(own, rest)} ref={useMergedRef<HTMLDivElement>(view, gesturesRef, ref)}>
      {children}
      <span className="sw-hidden" role="status">
        {said}
      </span>
    </div>
  )
}
