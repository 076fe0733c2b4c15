import type { ComponentProps, MouseEvent, Ref } from 'react'
import type { PagePath } from '../../router/config/register.ts'
import type { NavigatorProps, NavigatorWay } from './navigatorProps.ts'

type Hover = 'hoverClass' | 'hoverStartTime' | 'hoverStayTime'

/** What a row or a tile takes that may lead somewhere or do something, next to everything its element takes. */
export interface PressableProps<Path extends PagePath = PagePath>
  extends Omit<NavigatorProps<Path>, Hover | 'ref' | 'onClick'> {
  /** An address outside the app, or on another page of the site, in place of `to`. */
  href?: ComponentProps<'a'>['href']
  /**
   * Whether it can neither be pressed nor focused.
   * @default false
   */
  disabled?: boolean | undefined
  /** Called when it is pressed. Where it leads nowhere, this makes it a button. */
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  /** Holds its element: an `<a>`, a `<button>` or a `<div>`. */
  ref?: Ref<HTMLElement> | undefined
}

/** Which of these props go together. */
export type PressableWay<Path extends PagePath> =
  | (NavigatorWay<Path> & { href?: never })
  | { href: string; to?: never; params?: never; url?: never; openType?: never }
  | { href?: never; to?: never; params?: never; url?: never; openType?: never }
