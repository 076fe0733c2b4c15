import './icon.css'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { cx } from '../../base/cx.ts'
import { warnDeveloper } from '../../base/warnDeveloper.ts'
import { Glyph } from '../icons/index.ts'
import { type IconType, iconPaths } from './icon.paths.ts'

/** Props of `Icon`. It also accepts the props of `<svg>`. */
export interface IconProps extends Omit<ComponentProps<'svg'>, 'type' | 'color'> {
  /** Name of the icon. Leave it out to show `children`. */
  type?: IconType
  /**
   * Width and height: a number of px, or any CSS length.
   * @default 23
   */
  size?: number | string
  /**
   * Colour of the icon: any CSS colour.
   * @default the colour of the type; the colour of the text for `children`
   */
  color?: string
  /** Custom icon instead of `type`: SVG shapes on a grid of 24 units. */
  children?: ReactNode
}

/**
 * Shows one of the nine icons of mini-programs, or a custom icon in the same style.
 *
 * An icon is decoration and hidden from screen readers. With `aria-label` (or `aria-labelledby`) it is an image with this name.
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
      `<Icon${type === undefined ? '' : ` type="${type}"`}> renders nothing, because there is no such icon. ` +
        `Use one of ${Object.keys(iconPaths).join(', ')}, or pass SVG shapes as children.`,
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

// Pages of mini-programs also write a number of px as a string.
function cssLength(size: number | string | undefined): string | undefined {
  return Number(size) >= 0 ? `${size}px` : (size as string | undefined)
}
