import './sticky.css'
import { type ComponentProps, type CSSProperties, type ReactNode, useRef } from 'react'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { useStuck } from './useStuck.ts'

/** What a sticky header takes, next to everything a `<div>` takes. */
export interface StickyHeaderProps extends ComponentProps<'div'> {
  /**
   * How far below the top it stays, in pixels: below a bar of yours, say. A head of the page that lies over its content is
   * counted already.
   * @default 0
   */
  offsetTop?: number
  /** Called when content has begun to pass under it, and when none does any more. */
  onStickOnTopChange?(event: ComponentEvent<{ readonly isStickOnTop: boolean }, HTMLDivElement>): void
}

/**
 * Stays at the top of what scrolls it, for as long as its parent is there: by `position: sticky`, below the page's navigation bar, and it
 * knows when it is stuck.
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
