import './canvas.css'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { painterOf } from '../../api/canvas/canvasPainter.ts'
import { createCanvasContext } from '../../api/canvas/createCanvasContext.ts'
import { elementContexts } from '../../base/page/elementContexts.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { followSize } from './followSize.ts'
import { type CanvasTouchListener, useCanvasTouches } from './useCanvasTouches.ts'

export type { CanvasTouch } from './canvasTouches.state.ts'
export type { CanvasTouchDetail, CanvasTouchEvent } from './useCanvasTouches.ts'

type DomProps = Omit<ComponentProps<'canvas'>, 'onTouchStart' | 'onTouchMove' | 'onTouchEnd' | 'onTouchCancel'>

/** Props of `Canvas`. All other props are passed to its `<canvas>`. */
export interface CanvasProps extends DomProps {
  /** The id of the canvas for `createCanvasContext` and other functions. `id` does the same; if both are set, `id` is used. */
  canvasId?: string | undefined
  /**
   * `'2d'`: your app draws with the browser's own context, and sets the size of the bitmap by `width` and `height`. Without a type
   * the bitmap follows the size of the element.
   */
  type?: '2d' | undefined
  /**
   * Whether the bitmap has the resolution of the screen. With `false` it has one pixel for each CSS pixel, which takes less memory.
   * Ignored with `type="2d"`.
   * @default true
   */
  hidpi?: boolean | undefined
  /**
   * Whether a touch on the canvas neither scrolls nor starts a gesture around it, such as pull-down refresh.
   * @default false
   */
  disableScroll?: boolean | undefined
  /** Called when a pointer is pressed: a touch, the main button of a mouse, or the tip of a pen. */
  onTouchStart?: CanvasTouchListener | undefined
  /** Called when a pressed pointer moves. */
  onTouchMove?: CanvasTouchListener | undefined
  /** Called when a pressed pointer is released. */
  onTouchEnd?: CanvasTouchListener | undefined
  /** Called when a pressed pointer is used otherwise: the browser scrolls, or another gesture begins. */
  onTouchCancel?: CanvasTouchListener | undefined
}

/**
 * An area that your app draws on, 300 × 150 px by default; CSS sets another size. The bitmap follows the size and the resolution of
 * the screen, and keeps the drawing.
 *
 * Draw with `createCanvasContext`, or with the browser's own context and `type="2d"`.
 *
 * @example
 * <Canvas ref={chart} aria-label="Sales: 12 in May, 18 in June" />
 */
export function Canvas({
  canvasId,
  id = canvasId,
  type,
  hidpi = true,
  disableScroll = false,
  width,
  height,
  onTouchStart,
  onTouchMove,
  onTouchEnd,
  onTouchCancel,
  ref,
  ...rest
}: CanvasProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isSized = type === undefined
  useLayoutEffect(() => {
    if (!canvas.current) return
    if (!elementContexts.has(canvas.current)) elementContexts.set(canvas.current, createCanvasContext(canvas.current))
    return isSized ? followSize(canvas.current, painterOf(canvas.current), hidpi) : undefined
  }, [isSized, hidpi])
  const touches = useCanvasTouches(
    { touchstart: onTouchStart, touchmove: onTouchMove, touchend: onTouchEnd, touchcancel: onTouchCancel },
    disableScroll,
  )
  const label = rest['aria-label'] ?? rest['aria-labelledby']
  const own = {
    className: 'sw-canvas',
    role: label && !rest.children ? 'img' : undefined,
    'data-type': type,
    'data-disable-scroll': disableScroll || undefined,
    ...touches,
  }
  // With a bitmap that follows the element, React must not write its size, because that would clear it.
  const bitmap = isSized ? undefined : { width, height }
  return <canvas {...mergeProps(own, rest)} {...bitmap} id={id} ref={useMergedRef<HTMLCanvasElement>(canvas, ref)} />
}
