import type { ReactNode } from 'react'
import type { NavigationBarTimingFunc } from '../../api/navigation-bar/index.ts'
import { PageMeta } from '../page-meta/index.ts'

/** Props of `NavigationBar`. A prop that is left out keeps the value of the app's config. */
export interface NavigationBarProps {
  /** Title of the page, in the navigation bar and in the document. */
  readonly title?: string | undefined
  /** Whether to show a spinner in place of the title. */
  readonly loading?: boolean | undefined
  /** Colour of title and buttons; any CSS colour. */
  readonly frontColor?: string | undefined
  /** Background colour; any CSS colour. */
  readonly backgroundColor?: string | undefined
  /**
   * Duration of a change of colours, in milliseconds.
   * @default 0
   */
  readonly colorAnimationDuration?: number | undefined
  /**
   * Timing function of a change of colours.
   * @default 'linear'
   */
  readonly colorAnimationTimingFunc?: NavigationBarTimingFunc | undefined
}

/**
 * Sets title, spinner and colours of the page's navigation bar while it is mounted; on unmount the former values are restored.
 *
 * It renders nothing and can be placed anywhere in a page. If several set the same value, the one mounted last wins.
 *
 * @example
 * <NavigationBar title={order.name} loading={!order} frontColor="#ffffff" backgroundColor="#b34700" />
 */
export function NavigationBar({
  title,
  loading,
  frontColor,
  backgroundColor,
  colorAnimationDuration = 0,
  colorAnimationTimingFunc = 'linear',
}: NavigationBarProps): ReactNode {
  const easing = colorAnimationTimingFunc.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  // Without a duration of its own, a transition set by an API call stays.
  const transition = colorAnimationDuration > 0 ? `${colorAnimationDuration}ms ${easing}` : undefined
  return <PageMeta title={title} navigationBar={{ loading, color: frontColor, backgroundColor, transition }} />
}
