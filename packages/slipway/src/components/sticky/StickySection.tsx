import './sticky.css'
import type { ComponentProps, ReactNode } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'

/** Props of `StickySection`, in addition to those of `<section>`. */
export interface StickySectionProps extends ComponentProps<'section'> {
  /**
   * Whether the next section's header pushes this header away at the end of the section. If `false`, the next header covers
   * it, and the section generates no box: it has no background and no padding.
   * @default true
   */
  pushPinnedHeader?: boolean
}

/**
 * A section with a `StickyHeader`: the header sticks to the top while its section is visible.
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
