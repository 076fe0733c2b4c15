import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { menuItems, moveInMenu } from '../../hooks/menu/menuKeys.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { useOverlayEntry } from '../../router/react/useOverlayEntry.ts'
import '../../styles/spinner.css'
import './floating-button.css'

/** Action in the menu of a floating button. */
export interface FloatingButtonAction {
  /** Text of the action, a word or two. */
  readonly label: string
  /** Icon of the action, 24 by 24 pixels. */
  readonly icon?: ReactNode
  /**
   * Whether the action is disabled.
   * @default false
   */
  readonly disabled?: boolean | undefined
}

/** Props of `FloatingButton`. All other props are passed to its `<button>`. */
export interface FloatingButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'type'> {
  /** Accessible name of the button. */
  readonly label: string
  /** Icon of the button, 24 by 24 pixels. */
  readonly icon: ReactNode
  /**
   * Bottom corner of the page in which the button is placed: `end` is the right one in left-to-right text.
   * @default 'end'
   */
  readonly placement?: 'start' | 'end' | undefined
  /** Actions of the menu that the button opens. */
  readonly actions?: readonly FloatingButtonAction[] | undefined
  /**
   * Whether the button's action is running. The button then shows a spinner and ignores clicks.
   * @default false
   */
  readonly loading?: boolean | undefined
  /** Called when the user chooses one of `actions`. The target of the event is the floating button. */
  readonly onAction?: ((event: ComponentEvent<{ index: number }, HTMLButtonElement>) => void) | undefined
}

/**
 * Shows the main action of a page in a bottom corner, above the content. It can open a menu with more actions.
 *
 * @example
 * <FloatingButton label="New note" icon={<PlusIcon />} onClick={write} />
 */
export function FloatingButton({
  label,
  icon,
  placement = 'end',
  actions = [],
  loading = false,
  onAction,
  ref,
  ...rest
}: FloatingButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const id = useId()
  const hasMenu = actions.length > 0
  const isShown = isOpen && hasMenu && !loading && !rest.disabled
  if (isOpen && !isShown) setOpen(false)

  useOverlayEntry(isShown, () => setOpen(false))
  useEffect(() => {
    if (isShown) menuItems(menu.current)[0]?.focus()
  }, [isShown])
  useEffect(() => {
    if (!isShown) return
    const close = ({ target }: Event) => {
      if (!button.current?.parentElement?.contains(target as Node)) setOpen(false)
    }
    window.addEventListener('pointerdown', close, true)
    return () => window.removeEventListener('pointerdown', close, true)
  }, [isShown])

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      close()
      event.preventDefault()
    } else if (!moveInMenu(event, menu.current)) return
    event.stopPropagation()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.parentElement?.contains(relatedTarget)) setOpen(false)
  }
  const own = {
    className: 'sw-floating-button',
    'aria-label': label,
    'aria-haspopup': hasMenu ? ('menu' as const) : undefined,
    'aria-expanded': hasMenu ? isShown : undefined,
    'aria-controls': isShown ? id : undefined,
    'aria-busy': loading || undefined,
    'aria-disabled': loading || undefined,
    'data-loading': loading || undefined,
    'data-open': isShown || undefined,
    onClick: () => setOpen(hasMenu && !isShown),
  }
  const given = loading ? { ...rest, onClick: undefined } : rest
  return (
    <div className="sw-floating-button-place" data-placement={placement}>
      <button {...mergeProps(own, given)} type="button" ref={useMergedRef(button, ref)}>
        <span className="sw-floating-button-icon" aria-hidden="true">
          {icon}
        </span>
      </button>
      {isShown && (
        <div
          className="sw-floating-button-menu"
          role="menu"
          id={id}
          aria-label={label}
          ref={menu}
          onKeyDown={walk}
          onBlur={leave}
        >
          {actions.map((action, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: an action is identified by its index, because labels may repeat.
              key={index}
              type="button"
              role="menuitem"
              className="sw-floating-button-action"
              tabIndex={-1}
              disabled={action.disabled}
              onClick={({ nativeEvent }) => {
                close()
                onAction?.(componentEvent('action', button.current as HTMLButtonElement, { index }, nativeEvent))
              }}
            >
              <span dir="auto">{action.label}</span>
              {action.icon && <span aria-hidden="true">{action.icon}</span>}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
