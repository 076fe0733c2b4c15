import './cover-view.css'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'

/** What a cover view takes, next to everything a `<div>` takes. */
export interface CoverViewProps extends ComponentProps<'div'> {
  /**
   * Where it is scrolled to, in pixels. With it, what does not fit can be scrolled, by keys too; without, it is cut off.
   * @default it does not scroll
   */
  scrollTop?: number | undefined
}

/**
 * Lies above what it stands in: a map, a video, a canvas.
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
