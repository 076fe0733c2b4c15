import './cover-view.css'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'

/** Props of `CoverView`. It also accepts the props of `<div>`. */
export interface CoverViewProps extends ComponentProps<'div'> {
  /**
   * Scroll position in pixels. With this prop overflowing content scrolls, by keys too; without it, it is clipped.
   * @default the content does not scroll
   */
  scrollTop?: number | undefined
}

/**
 * Shows content above a map, a video or a canvas.
 *
 * @example
 * <div style={{ position: 'relative' }}>
 *   <video src={src} />
 *   <CoverView style={{ position: 'absolute', insetBlockEnd: 0 }}>Live</CoverView>
 * </div>
 */
export function CoverView({ scrollTop, ref, ...rest }: CoverViewProps): ReactNode {
  const view = useRef<HTMLDivElement>(null)
  const scrolls = scrollTop !== undefined
  useLayoutEffect(() => {
    if (view.current && scrollTop !== undefined) view.current.scrollTop = scrollTop
  }, [scrollTop])
  const own = {
    className: 'sw-cover-view',
    'data-scroll': scrolls ? '' : undefined,
    tabIndex: scrolls ? 0 : undefined,
  }
  return <div {...mergeProps(own, rest)} ref={useMergedRef(view, ref)} />
}
