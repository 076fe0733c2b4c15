import '../../styles/cross.css'
import './tag.css'
import {
  type ComponentProps,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { enTag } from '../../base/locale/en/enTag.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'

/** Props of `Tag`, in addition to those of `<span>`. */
export interface TagProps extends ComponentProps<'span'> {
  /**
   * Semantic colour. The text must carry the meaning too, because not every user perceives colours.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'primary' | 'success' | 'warning' | 'danger'
  /**
   * The style of the background: `soft` for a tint, `solid` for the full colour, or `outline`.
   * @default 'soft'
   */
  fill?: 'soft' | 'solid' | 'outline'
  /**
   * Whether its ends are round.
   * @default false
   */
  round?: boolean
  /**
   * Any CSS colour instead of the colour of `tone`.
   * @default the colour of `tone`
   */
  color?: string
  /** An icon before the text. */
  icon?: ReactNode
  /** Called when the user presses the close button, which is shown if this prop is set. */
  onClose?(event: MouseEvent<HTMLButtonElement>): void
  /** The text of the tag. */
  children?: ReactNode
}

/**
 * A label of one or two words, such as a status or a topic.
 *
 * @example
 * <Tag tone="success">Paid</Tag>
 *
 * @example
 * {topics.map((topic) => <Tag key={topic} round onClose={() => remove(topic)}>{topic}</Tag>)}
 */
export function Tag({
  tone = 'neutral',
  fill = 'soft',
  round = false,
  color,
  icon,
  onClose,
  children,
  ...rest
}: TagProps): ReactNode {
  const own = {
    className: 'sw-tag',
    style: { '--sw-tag-color': color } as CSSProperties,
    'data-tone': tone,
    'data-fill': fill,
    'data-round': round || undefined,
  }
  const id = useId()
  return (
    <span {...mergeProps(own, rest)}>
      {icon}
      <span id={id} className="sw-tag-text">
        {children}
      </span>
      {onClose && <CloseButton textId={id} onClick={onClose} />}
    </span>
  )
}

/** The close button. Its name contains the text of the tag. */
function CloseButton({ textId, onClick }: { textId: string; onClick: NonNullable<TagProps['onClose']> }): ReactNode {
  const words = useWords(enTag)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => () => leaveFocus(button.current), [])
  return (
    <button
      ref={button}
      type="button"
      id={id}
      className="sw-tag-close"
      aria-label={words['tag.remove']}
      aria-labelledby={`${id} ${textId}`}
      onClick={onClick}
    />
  )
}

/**
 * Moves the focus of a button that is being removed to the button of the next tag, or else of the previous one, unless the app
 * moves it elsewhere.
 */
function leaveFocus(button: HTMLButtonElement | null): void {
  if (!button || document.activeElement !== button) return
  const place = button.closest('ul, ol, [role=list]') ?? button.parentElement?.parentElement
  const all = [...(place?.querySelectorAll<HTMLElement>('.sw-tag-close') ?? [])]
  const at = all.indexOf(button)
  const next = all[at + 1] ?? all[at - 1]
  // A focus change during React's commit would emit no focus events.
  queueMicrotask(() => {
    if (document.activeElement === document.body) next?.focus()
  })
}
