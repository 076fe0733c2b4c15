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

/** What a tag takes, next to everything a `<span>` takes. */
export interface TagProps extends ComponentProps<'span'> {
  /**
   * Semantic colour. The text must carry the meaning too, because not every user perceives colours.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'primary' | 'success' | 'warning' | 'danger'
  /**
   * How much its colour fills: a tint, all of it, or an outline.
   * @default 'soft'
   */
  fill?: 'soft' | 'solid' | 'outline'
  /**
   * Whether its ends are round.
   * @default false
   */
  round?: boolean
  /**
   * Any CSS colour in place of the colour of `tone`.
   * @default the colour of `tone`
   */
  color?: string
  /** Stands before its text. */
  icon?: ReactNode
  /** Called when a person wants it gone, by the button that it has then. */
  onClose?(event: MouseEvent<HTMLButtonElement>): void
  /** Its text. */
  children?: ReactNode
}

/**
 * Names a property of something in a word or two, such as a state or a topic.
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

/** The button's name tells which tag it takes away. */
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

/** Gives the focus of a button that is about to go to that of the next tag, or of the one before, unless the app puts it elsewhere. */
function leaveFocus(button: HTMLButtonElement | null): void {
  if (!button || document.activeElement !== button) return
  const place = button.closest('ul, ol, [role=list]') ?? button.parentElement?.parentElement
  const all = [...(place?.querySelectorAll<HTMLElement>('.sw-tag-close') ?? [])]
  const at = all.indexOf(button)
  const next = all[at + 1] ?? all[at - 1]
  // React is in the middle of its work, and tells nobody of a focus that moves now.
  queueMicrotask(() => {
    if (document.activeElement === document.body) next?.focus()
  })
}
