import { type ComponentProps, type ReactNode, useRef } from 'react'
import { cx } from '../../base/cx.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { useVisibleLayoutEffect } from '../../hooks/page-visibility/useVisibleEffect.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'

/** Detail of `onResize`: the size of the element in whole CSS pixels, borders and padding included. */
export interface ResizeSensorDetail {
  readonly width: number
  readonly height: number
}

/** Props of `ResizeSensor`, in addition to those of `<div>`. */
export interface ResizeSensorProps extends Omit<ComponentProps<'div'>, 'onResize'> {
  /**
   * Whether `onResize` is also called with the initial size.
   * @default false
   */
  initial?: boolean
  /** Called when the size has changed, at most once a frame. */
  onResize?(event: ComponentEvent<ResizeSensorDetail, HTMLDivElement>): void
}

/**
 * A `<div>` that calls `onResize` when its size changes.
 *
 * It pauses while its page is covered. If the size has changed meanwhile, it calls `onResize` when the page is shown again.
 *
 * @example
 * <ResizeSensor initial onResize={({ detail }) => setColumns(Math.floor(detail.width / 160))}>{tiles}</ResizeSensor>
 */
export function ResizeSensor({ initial = false, onResize, className, ref, ...rest }: ResizeSensorProps): ReactNode {
  const own = useRef<HTMLDivElement>(null)
  const latest = useLatest({ initial, onResize })
  const known = useRef<ResizeSensorDetail>(undefined)
  useVisibleLayoutEffect(() => {
    const element = own.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const { width, height } = sizeOf(element)
      const before = known.current
      known.current = { width, height }
      if (before ? before.width === width && before.height === height : !latest.current.initial) return
      latest.current.onResize?.(componentEvent('resize', element, { width, height }))
    })
    observer.observe(element, { box: 'border-box' })
    return () => observer.disconnect()
  }, [latest])
  return <div {...rest} className={cx('sw-resize-sensor', className)} ref={useMergedRef(own, ref)} />
}

/** The layout size: page transitions and transforms do not change it. */
function sizeOf({ offsetWidth: width, offsetHeight: height }: HTMLElement): ResizeSensorDetail {
  return { width, height }
}
