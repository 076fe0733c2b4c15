import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { cx } from '../../base/cx.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'

/** What `onResize` tells: the size of the element, borders and padding included, in whole CSS pixels. */
export interface ResizeSensorDetail {
  readonly width: number
  readonly height: number
}

/** What a resize sensor takes, next to everything a `<div>` takes. */
export interface ResizeSensorProps extends Omit<ComponentProps<'div'>, 'onResize'> {
  /**
   * Whether it tells the size that it begins with, too.
   * @default false
   */
  initial?: boolean
  /** Called when it has another size, once a frame at most. */
  onResize?(event: ComponentEvent<ResizeSensorDetail, HTMLDivElement>): void
}

/**
 * Tells its size when that changes: a `<div>` around what is measured.
 *
 * It rests while its page is covered, and tells when the page is shown again what has changed meanwhile.
 *
 * @example
 * <ResizeSensor initial onResize={({ detail }) => setColumns(Math.floor(detail.width / 160))}>{tiles}</ResizeSensor>
 */
export function ResizeSensor({ initial = false, onResize, className, ref, ...rest }: ResizeSensorProps): ReactNode {
  const own = useRef<HTMLDivElement>(null)
  const latest = useLatest({ initial, onResize })
  const known = useRef<ResizeSensorDetail>(undefined)
  useLayoutEffect(() => {
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

/** As it is laid out: a page in motion, or a transform, changes nothing about it. */
function sizeOf({ offsetWidth: width, offsetHeight: height }: HTMLElement): ResizeSensorDetail {
  return { width, height }
}
