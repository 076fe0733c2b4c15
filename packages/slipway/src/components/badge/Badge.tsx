import '../../styles/badge.css'
import '../../styles/hidden.css'
import './badge.css'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { enBadge } from '../../base/locale/en/enBadge.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { badgeText } from './badge.state.ts'

/** Props of `Badge`. It also accepts the props of `<span>`. */
export interface BadgeProps extends Omit<ComponentProps<'span'>, 'content'> {
  /** A number, or a text of up to three characters; a longer text is shown as `...`. */
  content?: number | string | undefined
  /**
   * The largest number that is shown; a larger one is shown as `99+`.
   * @default 99
   */
  max?: number
  /**
   * Whether the badge is a dot without text.
   * @default false
   */
  dot?: boolean
  /**
   * Whether the number 0 is shown. If not, the badge is hidden at 0.
   * @default false
   */
  showZero?: boolean
  /**
   * Text that screen readers read in place of the mark, such as `3 unread messages`.
   * @default the content in full; "New" for a dot
   */
  label?: string
  /**
   * Corner of the children on which the mark is placed.
   * @default 'top-end'
   */
  placement?: 'top-end' | 'top-start' | 'bottom-end' | 'bottom-start'
  /**
   * Shape of the children. On a circle the mark is placed further inwards.
   * @default 'rectangle'
   */
  overlap?: 'rectangle' | 'circle'
  /**
   * Colour of the mark: any CSS colour.
   * @default the danger colour of the theme
   */
  color?: string
  /** Content on which the mark is placed. Without children the badge is inline, in the line of text. */
  children?: ReactNode
}

/**
 * Shows the number of new items, or a dot if there are any.
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
          {/* `<bdi>` keeps the plus sign to the right of the number in right-to-left text. */}
          <span className="sw-badge" data-dot={dot || undefined} aria-hidden="true">
            <bdi>{text}</bdi>
          </span>
          <span className="sw-hidden">{dot && label === undefined ? <NewText /> : ` ${label ?? content}`}</span>
        </>
      )}
    </span>
  )
}

/** Text of a dot for screen readers. A component, so that only badges that show it follow the language. */
function NewText(): ReactNode {
  return ` ${useWords(enBadge)['badge.new']}`
}
