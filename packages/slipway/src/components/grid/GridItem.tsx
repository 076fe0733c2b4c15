import type { ComponentType, CSSProperties, ReactNode } from 'react'
import { mergeProps } from '../../hooks/mergeProps.ts'
import type { PagePath } from '../../router/register.ts'
import { Pressable, type PressableProps, type PressableWay } from '../navigator/index.ts'
import './grid-item.css'

/** What a tile of a grid takes, next to everything its element takes. */
export interface GridItemProps<Path extends PagePath = PagePath> extends PressableProps<Path> {
  /** Stands above its text: an icon, an Image, a Badge with one of them in it. */
  icon?: ReactNode
  /** Its text, below the icon. */
  text?: ReactNode
  /**
   * How many columns it takes.
   * @default 1
   */
  span?: number
  /** Anything else, below the text. */
  children?: ReactNode
}

/**
 * A tile of a Grid, which leads somewhere, does something, or just stands there: a link (`to`, `url`, `href`), a `<button>`
 * (`onClick`), or a plain box.
 *
 * @example
 * <GridItem icon={<Badge content={3}><BellIcon /></Badge>} text="News" to="/news" />
 */
export function GridItem<Path extends PagePath = never>(props: GridItemProps<Path> & PressableWay<Path>): ReactNode
export function GridItem({ icon, text, span = 1, children, ...rest }: LooseProps): ReactNode {
  const content = (
    <>
      {icon != null && <span className="sw-grid-item-icon">{icon}</span>}
      {text != null && <span className="sw-grid-item-text">{text}</span>}
      {children}
    </>
  )
  return (
    <li className="sw-grid-cell" style={span === 1 ? undefined : ({ '--sw-grid-span': span } as CSSProperties)}>
      <AnyPressable {...mergeProps({ className: 'sw-grid-item' }, rest)}>{content}</AnyPressable>
    </li>
  )
}

/** The props as JavaScript may give them. */
interface LooseProps extends Omit<GridItemProps, 'to' | 'params'> {
  to?: string
  params?: object
}

const AnyPressable = Pressable as ComponentType<{ children: ReactNode }>
