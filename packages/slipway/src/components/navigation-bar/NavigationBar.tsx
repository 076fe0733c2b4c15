import type { ReactNode } from 'react'
import type { NavigationBarTimingFunc } from '../../api/navigation-bar/index.ts'
import { PageMeta } from '../page-meta/index.ts'

/** Props of `NavigationBar`. What is left out stays as the app's config has it. */
export interface NavigationBarProps {
  /** Title of the page, in its head and in the document. */
  readonly title?: string | undefined
  /** Whether a spinner stands in the title's place. */
  readonly loading?: boolean | undefined
  /** Colour of title and buttons; any CSS colour. */
  readonly frontColor?: string | undefined
  /** Any CSS colour. */
  readonly backgroundColor?: string | undefined
  /**
   * Time that a change of colours takes, in milliseconds.
   * @default 0
   */
  readonly colorAnimationDuration?: number | undefined
  /**
   * How a change of colours goes.
   * @default 'linear'
   */
  readonly colorAnimationTimingFunc?: NavigationBarTimingFunc | undefined
}

/**
 * Declares title, spinner and colours of the page's navigation bar, for as long as it is mounted; after that they are as they were.
 *
 * It draws nothing, and stands anywhere in a page. Where several name the same thing, the one mounted last wins.
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
  // Without a time of its own, one that a call has set stays.
  const transition = colorAnimationDuration > 0 ? `${colorAnimationDuration}ms ${easing}` : undefined
  return <PageMeta title={title} navigationBar={{ loading, color: frontColor, backgroundColor, transition }} />
}
