import './text.css'
import { Children, type ComponentProps, type CSSProperties, type ReactNode } from 'react'
import { cx } from '../../base/cx.ts'
import { widenSpaces } from '../../base/rich-text/widenSpaces.ts'
import { decodeEntities } from './text.state.ts'

/** Props of `Text`, in addition to those of `<span>`. */
export interface TextProps extends ComponentProps<'span'> {
  /**
   * Whether the reader can select the text; a nested `Text` inherits this.
   * @default false
   */
  selectable?: boolean
  /**
   * Keeps consecutive spaces, each half an em wide (`ensp`), one em wide (`emsp`), or with the width that the font defines
   * (`nbsp`).
   * @default spaces collapse into one
   */
  space?: 'ensp' | 'emsp' | 'nbsp'
  /**
   * Whether `&nbsp; &lt; &gt; &amp; &apos; &ensp; &emsp;` in strings are replaced by their characters.
   * @default false
   */
  decode?: boolean
  /**
   * The maximum number of lines. Longer text is truncated with an ellipsis; the whole text stays in the document, for screen
   * readers and for search.
   * @default all lines
   */
  numberOfLines?: number
  /** Text, in which `\n` is a line break, nested `Text` elements, and other inline content. */
  children?: ReactNode
}

/**
 * Text: one `<span>` that keeps its line breaks.
 *
 * @example
 * <Text numberOfLines={2}>{article.summary}</Text>
 *
 * @example
 * <Text>{'Roses are red,\nviolets are blue.'}</Text> // two lines
 */
export function Text({
  selectable = false,
  space,
  decode = false,
  numberOfLines,
  className,
  style,
  children,
  ...rest
}: TextProps): ReactNode {
  const isClamped = Number(numberOfLines) >= 1
  const clampStyle = isClamped ? ({ '--sw-text-lines': numberOfLines, ...style } as CSSProperties) : style
  const rewrite = (text: string) => widenSpaces(decode ? decodeEntities(text) : text, space)
  return (
    <span
      {...rest}
      className={cx('sw-text', className)}
      style={clampStyle}
      data-selectable={selectable || undefined}
      data-space={space}
      data-clamped={isClamped || undefined}
    >
      {decode || space
        ? Children.map(children, (child) => (typeof child === 'string' ? rewrite(child) : child))
        : children}
    </span>
  )
}
