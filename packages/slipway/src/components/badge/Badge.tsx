import '../../styles/badge.css'
import '../../styles/hidden.css'
import './badge.css'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { enBadge } from '../../base/locale/en/enBadge.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { badgeText } from './badge.state.ts'

/** What a badge takes, next to everything a `<span>` takes. */
export interface BadgeProps extends Omit<ComponentProps<'span'>, 'content'> {
  /** A number, or up to three characters; more become `...`. */
  content?: number | string | undefined
  /**
   * The largest number that is shown; a larger one becomes `99+`.
   * @default 99
   */
  max?: number
  /**
   * Whether it is a dot without a text.
   * @default false
   */
  dot?: boolean
  /**
   * Whether a nought is shown; otherwise there is no badge then.
   * @default false
   */
  showZero?: boolean
  /**
   * What a screen reader says in place of the mark, such as `3 unread messages`.
   * @default the content in full; "New" for a dot
   */
  label?: string
  /**
   * Corner of the children that the mark covers.
   * @default 'top-end'
   */
  placement?: 'top-end' | 'top-start' | 'bottom-end' | 'bottom-start'
  /**
   * The shape of its children: on a circle it lies further in.
   * @default 'rectangle'
   */
  overlap?: 'rectangle' | 'circle'
  /**
   * Any CSS colour for the mark.
   * @default the theme's danger
   */
  color?: string
  /** What it lies on; without children it stands in the line of text. */
  children?: ReactNode
}

/**
 * Counts what is new, or tells by a dot that something is.
 *
 * @example
 * <Badge content={unread} label={`${unread} unread messages`}><MailIcon /></Badge>
 *
 * @example
 * Messages <Badge content={128} />
 */
export function Badge({
  content,
  max = 99,
  dot = false,
  showZero = false,
  label,
  placement = 'top-end',
  overlap = 'rectangle',
  color,
  children,
  ...rest
}: BadgeProps): ReactNode {
  const messages = useWords(enBadge)
  const text = badgeText({ content, max, dot, showZero })
  const own = {
    className: 'sw-badge-box',
    style: { '--sw-badge-color': color } as CSSProperties,
    'data-placement': children == null ? undefined : placement,
    'data-overlap': overlap,
  }
  return (
    <span {...mergeProps(own, rest)}>
      {children}
      {text !== undefined && (
        <>
          {/* A plus stays behind its number in right-to-left text. */}
          <span className="sw-badge" data-dot={dot || undefined} aria-hidden="true">
            <bdi>{text}</bdi>
          </span>
          <span className="sw-hidden">{` ${label ?? (dot ? messages['badge.new'] : content)}`}</span>
        </>
      )}
    </span>
  )
}
