import './icons.css'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../base/cx.ts'

/** What every icon of the set takes: everything an `<svg>` takes. */
export type GlyphIconProps = ComponentProps<'svg'>

/** What a drawing of one's own takes, next to everything an `<svg>` takes. */
export interface GlyphProps extends ComponentProps<'svg'> {
  /** Path data that is drawn as a line. */
  d?: string | undefined
  /** Path data that is drawn as a line and filled; a shape inside another is a hole. */
  solid?: string
  /**
   * Whether it points along the line of text, and so turns round in right-to-left text.
   * @default false
   */
  mirrored?: boolean
}

/**
 * Draws an icon in the style of the set: a grid of 24 units, lines of 1.75 units with round ends, in the colour of the text.
 *
 * It is decoration, hidden from screen readers, until `aria-label` (or `aria-labelledby`) names it; then it is an image.
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
