import './icons.css'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../base/cx.ts'

/** Props of every icon of the set: the props of `<svg>`. */
export type GlyphIconProps = ComponentProps<'svg'>

/** Props of `Glyph`. It also accepts the props of `<svg>`. */
export interface GlyphProps extends ComponentProps<'svg'> {
  /** Path data rendered as lines. */
  d?: string | undefined
  /** Path data rendered as lines and filled. A shape inside another one is a hole. */
  solid?: string
  /**
   * Whether the icon points along the line of text and is mirrored in right-to-left text.
   * @default false
   */
  mirrored?: boolean
}

/**
 * Renders an icon in the style of the set: a grid of 24 units, lines of 1.75 units with round ends, in the colour of the text.
 *
 * An icon is decoration and hidden from screen readers. With `aria-label` (or `aria-labelledby`) it is an image with this name.
 *
 * @example
 * export const FlagIcon = (props: GlyphIconProps) => <Glyph d="M6 21V4h11l-2.5 4 2.5 4H6" {...props} />
 */
export function Glyph({ d, solid, mirrored = false, className, children, ...rest }: GlyphProps): ReactNode {
  const isNamed = Boolean(rest['aria-label'] ?? rest['aria-labelledby'])
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: decoration, unless `aria-label` names it.
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={isNamed ? 'img' : undefined}
      aria-hidden={isNamed ? undefined : true}
      {...rest}
      className={cx('sw-glyph', className)}
      data-mirrored={mirrored || undefined}
    >
      {solid && <path d={solid} fill="currentColor" fillRule="evenodd" />}
      {d && <path d={d} />}
      {children}
    </svg>
  )
}
