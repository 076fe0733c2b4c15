import './text.css'
import { Children, type ComponentProps, type CSSProperties, type ReactNode } from 'react'
import { cx } from '../../base/cx.ts'
import { widenSpaces } from '../../base/widenSpaces.ts'
import { decodeEntities } from './text.state.ts'

/** What a text takes, next to everything a `<span>` takes. */
export interface TextProps extends ComponentProps<'span'> {
  /**
   * Whether the reader can select the text; a nested `Text` does as the one around it.
   * @default false
   */
  selectable?: boolean
  /**
   * Keeps consecutive spaces, each half an em wide (`ensp`), one em wide (`emsp`) or as wide as the font has it (`nbsp`).
   * @default spaces collapse into one
   */
  space?: 'ensp' | 'emsp' | 'nbsp'
  /**
   * Whether `&nbsp; &lt; &gt; &amp; &apos; &ensp; &emsp;` in strings stand for their characters.
   * @default false
   */
  decode?: boolean
  /**
   * Shows this many lines at most, and an ellipsis where text is cut off; the whole text stays in the document, for
   * screen readers and for search.
   * @default all lines
   */
  numberOfLines?: number
  /** Text, in which `\n` begins a new line, other `Text`s, and anything else that flows with text. */
  children?: ReactNode
}

/**
 * Shows text: one `<span>` that keeps its line breaks.
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
