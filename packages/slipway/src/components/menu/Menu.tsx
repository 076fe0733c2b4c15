import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { cx } from '../../base/cx.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { menuItems, moveInMenu } from '../../hooks/menu/menuKeys.ts'
import { type TriggerProps, useTrigger } from '../../hooks/popover/useTrigger.ts'
import { Popover, type PopoverProps } from '../popover/index.ts'
import './menu.css'

/** An action of `Menu`. */
export interface MenuAction {
  /** Text of the action, a word or two. */
  readonly label: string
  /** Icon of the action, 24 by 24 pixels. */
  readonly icon?: ReactNode
  /** Second line with details, below the label. */
  readonly description?: string | undefined
  /**
   * Semantic colour: `danger` for an action that destroys something.
   * @default 'neutral'
   */
  readonly tone?: 'neutral' | 'danger' | undefined
  /** Whether the action is a setting that is on or off, with a check mark while it is on. `undefined` for an action. */
  readonly checked?: boolean | undefined
  /**
   * Whether the action is disabled.
   * @default false
   */
  readonly disabled?: boolean | undefined
  /**
   * Whether a separator is above the action.
   * @default false
   */
  readonly separated?: boolean | undefined
}

/** Event of `onSelect` of `Menu`. `event.target` is the pressed item. */
export type MenuSelectEvent = ComponentEvent<{ readonly index: number }, HTMLButtonElement>

/** Props of `Menu`. All other props are passed to its `<dialog>`. */
export interface MenuProps extends TriggerProps, Omit<PopoverProps, 'children' | 'arrow' | 'onSelect' | 'title'> {
  /** Accessible name of the menu. */
  readonly label: string
  /** The actions. */
  readonly actions: readonly MenuAction[]
  /** Called when the user chooses an action, after the menu has started to close. */
  readonly onSelect?: ((event: MenuSelectEvent) => void) | undefined
}

/**
 * Shows actions beside the button that opens it, such as those for which a bar has no room.
 *
 * @example
 * <Menu
 *   label="Message"
 *   trigger={<Button aria-label="More"><MoreIcon /></Button>}
 *   actions={[{ label: 'Reply' }, { label: 'Delete', tone: 'danger' }]}
 *   onSelect={({ detail }) => act(detail.index)}
 * />
 */
export function Menu({
  label,
  actions,
  trigger,
  open,
  onOpen,
  anchor,
  placement = 'bottom-start',
  onSelect,
  onClose,
  className,
  ...rest
}: MenuProps): ReactNode {
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<Element>(null)
  /** Whether the menu was opened by the Up key, which leads to its last item. */
  const startsAtEnd = useRef(false)
  const { isOpen, id, element, find, close } = useTrigger(
    { trigger, open, onOpen, id: rest.id },
    'menu',
    (event, show) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      startsAtEnd.current = event.key === 'ArrowUp'
      show()
    },
  )
  useLayoutEffect(() => {
    button.current = find()
  })
  // The dialog has focused the first item.
  useLayoutEffect(() => {
    if (isOpen && startsAtEnd.current) menuItems(menu.current).at(-1)?.focus()
    startsAtEnd.current = false
  }, [isOpen])
  const firstEnabled = actions.findIndex(({ disabled }) => !disabled)
  const closeFor = (dialog: HTMLDialogElement, source: Event) => {
    close()
    onClose?.(componentEvent('close', dialog, { reason: 'escape' }, source))
  }
  const select = (target: HTMLButtonElement, index: number, source: Event) => {
    close()
    onSelect?.(componentEvent('select', target, { index }, source))
  }
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab') return void moveInMenu(event, menu.current)
    event.preventDefault()
    const dialog = event.currentTarget.closest('dialog')
    if (dialog) closeFor(dialog, event.nativeEvent)
  }
  return (
    <>
      {element}
      <Popover
        aria-label={label}
        {...rest}
        id={id}
        open={isOpen}
        anchor={anchor ?? (trigger ? button : undefined)}
        placement={placement}
        arrow={false}
        className={cx('sw-menu', className)}
        onClose={(event) => {
          close()
          onClose?.(event)
        }}
      >
        <div ref={menu} role="menu" aria-label={label} className="sw-menu-list" onKeyDown={walk}>
          {actions.map((action, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: an action is identified by its index, because labels may repeat.
              key={index}
              type="button"
              {...roleOf(action)}
              className="sw-menu-action"
              // One tab stop, to which the dialog moves the focus.
              tabIndex={index === firstEnabled ? 0 : -1}
              data-tone={action.tone}
              data-separated={action.separated || undefined}
              disabled={action.disabled}
              onClick={({ currentTarget, nativeEvent }) => select(currentTarget, index, nativeEvent)}
            >
              <span className="sw-menu-label" dir="auto">
                {action.label}
                {action.description && <span className="sw-menu-description">{action.description}</span>}
              </span>
              {action.icon && (
                <span className="sw-menu-icon" aria-hidden="true">
                  {action.icon}
                </span>
              )}
            </button>
          ))}
        </div>
      </Popover>
    </>
  )
}

const roleOf = ({ checked }: MenuAction) =>
  checked === undefined ? { role: 'menuitem' } : { role: 'menuitemcheckbox', 'aria-checked': checked }
