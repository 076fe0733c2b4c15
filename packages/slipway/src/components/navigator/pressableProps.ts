import type { ComponentProps, MouseEvent, Ref } from 'react'
import type { PagePath } from '../../router/config/register.ts'
import type { NavigatorBaseProps, NavigatorLinkProps, NavigatorOpenType, NavigatorProps } from './navigatorProps.ts'

type Hover = 'hoverClass' | 'hoverStartTime' | 'hoverStayTime'

/** Props of rows and tiles that can be links or buttons, in addition to the props of their element. */
export interface PressableProps<Path extends PagePath = PagePath>
  extends PressableBaseProps,
    Pick<NavigatorProps<Path>, 'to' | 'params'> {}

/** Props of rows and tiles that do not depend on the page. */
export interface PressableBaseProps extends Omit<NavigatorBaseProps, Hover | 'ref' | 'onClick'> {
  /** Address outside the app, or of another page of the site, instead of `to`. */
  href?: ComponentProps<'a'>['href']
  /**
   * Whether the element can neither be pressed nor focused.
   * @default false
   */
  disabled?: boolean | undefined
  /** Called when the element is pressed. Without a link target, this prop makes the element a button. */
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  /** Ref to the element: an `<a>`, a `<button>` or a `<div>`. */
  ref?: Ref<HTMLElement> | undefined
}

/** The props that belong together, for a link with the action `Type`. `Path` is `never` without `to`. */
export type PressableLinkProps<Path extends string, Type extends NavigatorOpenType = 'navigate'> =
  | (NavigatorLinkProps<Path, Type> & { href?: never })
  | ([Path] extends [never] ? { href?: string; to?: never; params?: never; url?: never; openType?: never } : never)
