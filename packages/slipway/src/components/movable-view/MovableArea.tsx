import './movable-view.css'
import { type ComponentProps, type ReactNode, useMemo, useRef, useState } from 'react'
import type { PinchOptions } from '../../hooks/gesture/index.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { AreaContext } from './areaContext.ts'
import { hasFocus } from './hasFocus.ts'
import type { LateGestures } from './loadGestures.ts'
import { useLateGestures } from './useLateGestures.ts'

/** Props of `MovableArea`. All other props are passed to its `<div>`. */
export interface MovableAreaProps extends ComponentProps<'div'> {
  /**
   * Whether a pinch anywhere in the area, not only on a view, scales every view in the area that has `scale`.
   * @default false
   */
  scaleArea?: boolean | undefined
}

/**
 * Area in which movable views move: it fills the available width; its style sets the height.
 *
 * @example
 * <MovableArea style={{ blockSize: 300 }}>
 *   <MovableView direction="all">Drag me</MovableView>
 * </MovableArea>
 */
export function MovableArea({ scaleArea = false, ref, ...rest }: MovableAreaProps): ReactNode {
  const area = useRef<HTMLDivElement>(null)
  const pinchedNow = useRef<readonly PinchOptions[]>([])
  const [pinches] = useState(() => new Set<(late: LateGestures) => PinchOptions>())
  const position = useMemo(
    () => ({
      scaleArea,
      join(pinch: (late: LateGestures) => PinchOptions) {
        pinches.add(pinch)
        return () => void pinches.delete(pinch)
      },
    }),
    [scaleArea, pinches],
  )
  const pinch = (late: LateGestures): PinchOptions => ({
    get wheel() {
      return hasFocus(area.current)
    },
    canBegin(event) {
      pinchedNow.current = [...pinches].map((latest) => latest(late)).filter((each) => each.canBegin?.(event) !== false)
      return pinchedNow.current.length > 0
    },
    onBegin(event) {
      for (const each of pinchedNow.current) each.onBegin?.(event)
    },
    onMove(event) {
      for (const each of pinchedNow.current) each.onMove?.(event)
    },
    onEnd(event) {
      for (const each of pinchedNow.current) each.onEnd?.(event)
    },
  })
  const pinchRef = useLateGestures({ pinch: scaleArea ? pinch : undefined })
  const areaRef = useMergedRef<HTMLDivElement>(area, pinchRef, ref)
  return (
    <AreaContext value={position}>
      <div {...mergeProps({ className: 'sw-movable-area' }, rest)} ref={areaRef} />
    </AreaContext>
  )
}
