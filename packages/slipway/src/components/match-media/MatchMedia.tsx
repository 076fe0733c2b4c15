import type { ReactNode } from 'react'
import { mediaText } from '../../base/page/mediaText.ts'
import { useMedia } from '../../hooks/useMedia.ts'

/** Props of `MatchMedia`. All given conditions must match; without conditions the content is always rendered. */
export interface MatchMediaProps {
  /** Minimum width of the window, in CSS pixels. */
  readonly minWidth?: number | undefined
  /** Maximum width of the window, in CSS pixels. */
  readonly maxWidth?: number | undefined
  /** Exact width of the window, in CSS pixels. */
  readonly width?: number | undefined
  /** Minimum height of the window, in CSS pixels. */
  readonly minHeight?: number | undefined
  /** Maximum height of the window, in CSS pixels. */
  readonly maxHeight?: number | undefined
  /** Exact height of the window, in CSS pixels. */
  readonly height?: number | undefined
  /** `landscape` matches if the window is wider than high. */
  readonly orientation?: 'portrait' | 'landscape' | undefined
  /**
   * Whether the conditions match on a server, which has no window, and in the first render of hydration.
   * @default false
   */
  readonly defaultMatches?: boolean | undefined
  /**
   * Content to render if the conditions do not match.
   * @default nothing
   */
  readonly fallback?: ReactNode
  /** Content to render if the conditions match. */
  readonly children?: ReactNode
}

/**
 * Renders its content if the window's size and orientation match, and follows their changes.
 *
 * It has no element of its own. Content that does not match is unmounted and loses its state. To hide content but keep its state,
 * use a media query in CSS.
 *
 * @example
 * <MatchMedia minWidth={768} fallback={<Tabs />}>
 *   <SideBar />
 * </MatchMedia>
 */
export function MatchMedia({ defaultMatches = false, fallback, children, ...descriptor }: MatchMediaProps): ReactNode {
  const query = mediaText(descriptor)
  const matches = useMedia(query, defaultMatches)
  return query === '' || matches ? children : fallback
}
