import './icon.css'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { cx } from '../../base/cx.ts'
import { warnDeveloper } from '../../base/warnDeveloper.ts'
import { Glyph } from '../icons/index.ts'
import { type IconType, iconPaths } from './icon.paths.ts'

/** What an icon takes, next to everything an `<svg>` takes. */
export interface IconProps extends Omit<ComponentProps<'svg'>, 'type' | 'color'> {
  /** Which icon; leave it out to draw `children`. */
  type?: IconType
  /**
   * Width and height: a number of px, or any CSS length.
   * @default 23
   */
  size?: number | string
  /**
   * Any CSS colour.
   * @default the colour of the type's role; the text's colour for `children`
   */
  color?: string
  /** An app's own drawing in place of `type`: SVG shapes on a grid of 24 units. */
  children?: ReactNode
}

/**
 * Shows one of the nine icons of the mini-program world, or an app's own drawing in the same style.
 *
 * It is decoration, hidden from screen readers, until `aria-label` (or `aria-labelledby`) names it; then it is an image.
 *
 * @example
 * <Icon type="success" size={48} aria-label="Paid" />
 *
 * @example
 * <Icon size="1.5em"><path d="M6 21V4h11l-2.5 4 2.5 4H6" /></Icon>
 */
export function Icon({ type, size, color, className, style, children, ...rest }: IconProps): ReactNode {
  const isKnown = type !== undefined && Object.hasOwn(iconPaths, type)
  if (!isKnown && !children) {
    warnDeveloper(
      `<Icon${type === undefined ? '' : ` type="${type}"`}> draws nothing: there is no such icon. ` +
        `Use one of ${Object.keys(iconPaths).join(', ')}, or give it SVG shapes as children.`,
    )
    return null
  }
  return (
    <Glyph
      {...rest}
      {...(isKnown ? iconPaths[type] : { children })}
      className={cx('sw-icon', className)}
      style={{ '--sw-icon-size': cssLength(size), '--sw-icon-color': color, ...style } as CSSProperties}
      data-type={isKnown ? type : undefined}
    />
  )
}

// Mini-program pages also write a number of px as a string.
function cssLength(size: number | string | undefined): string | undefined {
  return Number(size) >= 0 ? `${size}px` : (size as string | undefined)
}
