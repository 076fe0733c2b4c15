import type { ReactNode } from 'react'
import { mediaText } from '../../base/page/mediaText.ts'
import { useMedia } from '../../hooks/useMedia.ts'

/** Props of `MatchMedia`. All that is named must hold; without any it always shows its content. */
export interface MatchMediaProps {
  /** Width of the window in CSS pixels, at least. */
  readonly minWidth?: number | undefined
  /** Width of the window in CSS pixels, at most. */
  readonly maxWidth?: number | undefined
  /** Width of the window in CSS pixels, exactly. */
  readonly width?: number | undefined
  /** Height of the window in CSS pixels, at least. */
  readonly minHeight?: number | undefined
  /** Height of the window in CSS pixels, at most. */
  readonly maxHeight?: number | undefined
  /** Height of the window in CSS pixels, exactly. */
  readonly height?: number | undefined
  /** `landscape` where the window is wider than high. */
  readonly orientation?: 'portrait' | 'landscape' | undefined
  /**
   * What holds on a server, which knows no window, and at first where its HTML is taken over.
   * @default false
   */
  readonly defaultMatches?: boolean | undefined
  /**
   * What is shown where it does not match.
   * @default nothing
   */
  readonly fallback?: ReactNode
  /** What is shown where it matches. */
  readonly children?: ReactNode
}

/**
 * Shows its content where the window has a size or an orientation, and follows each change of it.
 *
 * It has no element of its own. What does not match is not rendered, and loses its state; to hide something and keep it, use a media
 * query in CSS.
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
