import '../../styles/icon-button.css'
import './notice-bar.css'
import { type ComponentProps, type CSSProperties, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { enClose } from '../../base/locale/en/enClose.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { useRun } from './useRun.ts'

/** Event of `onClose`; `event.target` is the notice. */
export type NoticeBarEvent = ComponentEvent<Record<never, never>, HTMLDivElement>

/** Props of `NoticeBar`, in addition to the props of `<div>`. */
export interface NoticeBarProps extends ComponentProps<'div'> {
  /** Text of the notice. It may contain a link. */
  children?: ReactNode
  /**
   * Semantic colour, with an icon for each tone. A screen reader announces `danger` at once, the other tones when it is idle.
   * @default 'primary'
   */
  tone?: 'primary' | 'success' | 'warning' | 'danger'
  /**
   * Whether a long text wraps. By default it scrolls in one line, and pauses while it is hovered, touched or contains the focus.
   * @default false
   */
  wrap?: boolean
  /**
   * Speed of the scrolling text, in pixels per second.
   * @default 50
   */
  speed?: number
  /**
   * Icon before the text; `null` for no icon.
   * @default the icon of `tone`
   */
  icon?: ReactNode
  /**
   * Whether a button closes the notice.
   * @default false
   */
  closable?: boolean
  /** Called when the user closes the notice. Call `preventDefault()` to keep it, if your app removes it itself. */
  onClose?(event: NoticeBarEvent): void
}

/**
 * Shows an important message in one line, at the top of a page.
 *
 * @example
 * <NoticeBar closable>The shop is closed on Monday. <Link to="/hours">Opening hours</Link></NoticeBar>
 */
export function NoticeBar({
  children,
  tone = 'primary',
  wrap = false,
  speed = 50,
  icon,
  closable = false,
  onClose,
  ref,
  ...rest
}: NoticeBarProps): ReactNode {
  const words = useWords(enClose)
  const [isClosed, setClosed] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const [run, clipRef] = useRun(speed > 0 ? speed : 50)
  const elementRef = useMergedRef(ref, element)
  if (isClosed) return null

  const close = (source: MouseEvent) => {
    if (!element.current) return
    const event = componentEvent('close', element.current, {}, source)
    onClose?.(event)
    if (!event.defaultPrevented) setClosed(true)
  }
  const own = {
    className: 'sw-notice-bar',
    role: tone === 'danger' ? 'alert' : 'status',
    'data-tone': tone,
    'data-wrap': wrap || undefined,
    'data-running': (run && !wrap) || undefined,
  }
  const style = run && {
    '--sw-notice-bar-room': `${run.roomPx}px`,
    animationDuration: `${run.seconds}s`,
    animationDelay: `${-run.beganSeconds}s`,
  }
  return (
    <div {...mergeProps(own, rest)} ref={elementRef}>
      {icon === undefined ? (
        <svg className="sw-notice-bar-sign" viewBox="0 0 24 24" aria-hidden="true">
          <path d={signs[tone]} />
        </svg>
      ) : (
        icon
      )}
      <span className="sw-notice-bar-clip" ref={clipRef}>
        <span className="sw-notice-bar-text" style={style as CSSProperties | undefined}>
          {children}
        </span>
      </span>
      {closable && (
        <button
          type="button"
          className="sw-icon-button sw-notice-bar-close"
          aria-label={words['app.close']}
          onClick={close}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m7 7 10 10m0-10L7 17" />
          </svg>
        </button>
      )}
    </div>
  )
}

const circle = 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0z'
const signs = {
  primary: `${circle}M12 11v5M12 8v.01`,
  success: `${circle}M8 12.5l2.8 2.8L16 9.5`,
  warning: 'M12 4 2.8 20h18.4zM12 10v4M12 17v.01',
  danger: `${circle}M12 7.5v5M12 16v.01`,
}
