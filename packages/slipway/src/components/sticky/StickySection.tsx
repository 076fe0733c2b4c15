import './sticky.css'
import type { ComponentProps, ReactNode } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'

/** What a sticky section takes, next to everything a `<section>` takes. */
export interface StickySectionProps extends ComponentProps<'section'> {
  /**
   * Whether the end of the section takes its header along, so that the next section's header pushes it away. Otherwise the next
   * header covers it, and the section is no box of its own: it has no background and no padding.
   * @default true
   */
  pushPinnedHeader?: boolean
}

/**
 * Holds a `StickyHeader` and what belongs to it: the header stays at the top for as long as its section is there.
 *
 * @example
 * <StickySection>
 *   <StickyHeader><h2>March</h2></StickyHeader>
 *   <Orders of="2026-03" />
 * </StickySection>
 */
export function StickySection({ pushPinnedHeader = true, ...rest }: StickySectionProps): ReactNode {
  const own = { className: 'sw-sticky-section', 'data-covered-by-next': pushPinnedHeader ? undefined : '' }
  return <section {...mergeProps(own, rest)} />
}
