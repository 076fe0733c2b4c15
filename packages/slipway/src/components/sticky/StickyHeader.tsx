import './sticky.css'
import { type ComponentProps, type CSSProperties, type ReactNode, useRef } from 'react'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { useStuck } from './useStuck.ts'

/** Props of `StickyHeader`, in addition to those of `<div>`. */
export interface StickyHeaderProps extends ComponentProps<'div'> {
  /**
   * The distance from the top at which it sticks, in pixels, such as the height of your own bar. A navigation bar that covers
   * the content of the page is added automatically.
   * @default 0
   */
  offsetTop?: number
  /** Called when content begins to scroll under the header, and when it no longer does. */
  onStickOnTopChange?(event: ComponentEvent<{ readonly isStickOnTop: boolean }, HTMLDivElement>): void
}

/**
 * A header that sticks to the top of its scroller while its parent is visible. It uses `position: sticky`, stays below the
 * page's navigation bar, and detects when it is stuck.
 *
 * @example
 * <StickyHeader onStickOnTopChange={({ detail }) => setSmall(detail.isStickOnTop)}>
 *   <SearchBar />
 * </StickyHeader>
 */
export function StickyHeader({ offsetTop = 0, onStickOnTopChange, ref, ...rest }: StickyHeaderProps): ReactNode {
  const header = useRef<HTMLDivElement>(null)
  const isStuck = useStuck(header, offsetTop, (isStickOnTop, target, source) =>
    onStickOnTopChange?.(componentEvent('stickontopchange', target, { isStickOnTop }, source)),
  )
  const own = {
    className: 'sw-sticky-header',
    style: { '--sw-sticky-offset': `${offsetTop}px` } as CSSProperties,
    'data-stuck': isStuck || undefined,
  }
  return <div {...mergeProps(own, rest)} ref={useMergedRef(header, ref)} />
}
