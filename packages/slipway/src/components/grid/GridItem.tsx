import type { ComponentType, CSSProperties, ReactNode } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'
import type { PagePath } from '../../router/config/register.ts'
import {
  type NavigatorOpenType,
  Pressable,
  type PressableBaseProps,
  type PressableLinkProps,
  type PressableProps,
} from '../navigator/index.ts'
import './grid-item.css'

/** Props of `GridItem`. All other props are passed to its element. */
export interface GridItemProps<Path extends PagePath = PagePath>
  extends GridItemBaseProps,
    Pick<PressableProps<Path>, 'to' | 'params'> {}

/** Props of `GridItem` that do not depend on the page. */
export interface GridItemBaseProps extends Omit<PressableBaseProps, 'title'> {
  /** Content above the title: an icon, an `Image`, or a `Badge` around one of them. */
  icon?: ReactNode
  /** Text of the tile, below the icon. */
  title?: ReactNode
  /**
   * Number of columns that the tile covers.
   * @default 1
   */
  span?: number
  /** More content below the title. */
  children?: ReactNode
}

/**
 * A tile of a `Grid`. Its element follows from its props: a link (`to`, `url`, `href`), a `<button>` (`onClick`), or a `<div>`.
 *
 * @example
 * <GridItem icon={<Badge content={3}><BellIcon /></Badge>} title="News" to="/news" />
 */
export function GridItem<Path extends string = never, Type extends NavigatorOpenType = 'navigate'>(
  props: GridItemBaseProps & PressableLinkProps<Path, Type>,
): ReactNode
export function GridItem({ icon, title, span = 1, children, ...rest }: LooseProps): ReactNode {
  const content = (
    <>
      {icon != null && <span className="sw-grid-item-icon">{icon}</span>}
      {title != null && <span className="sw-grid-item-title">{title}</span>}
      {children}
    </>
  )
  return (
    <li className="sw-grid-cell" style={span === 1 ? undefined : ({ '--sw-grid-span': span } as CSSProperties)}>
      <AnyPressable {...mergeProps({ className: 'sw-grid-item' }, rest)}>{content}</AnyPressable>
    </li>
  )
}

/** Props without the checks of `to` and `params`, for the implementation. */
interface LooseProps extends Omit<GridItemProps, 'to' | 'params'> {
  to?: string
  params?: object
}

const AnyPressable = Pressable as ComponentType<{ children: ReactNode }>
