import { type ReactNode, useId } from 'react'
import { refusal } from '../../base/call/check.ts'
import { cx } from '../../base/cx.ts'
import { enActionSheet } from '../../base/locale/en/enActionSheet.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import type { PopoverAnchor } from '../../hooks/popover/placePopover.ts'
import { usePopover } from '../../hooks/popover/usePopover.ts'
import { type CloseReason, Overlay, type OverlayProps } from '../overlay/index.ts'
import './action-sheet.css'

/** An action of `ActionSheet`. */
export interface ActionSheetAction {
  /** Text of the action, a word or two. */
  readonly label: string
  /**
   * Icon before the label, 24 by 24 pixels. If one action has an icon, all labels start at the same line. Screen readers ignore
   * the icon.
   */
  readonly icon?: ReactNode
  /** Second line with details, below the label. */
  readonly description?: string | undefined
  /** Colour of the label: any CSS colour. */
  readonly color?: string | undefined
  /**
   * Semantic colour: `danger` for an action that destroys something.
   * @default 'neutral'
   */
  readonly tone?: 'neutral' | 'danger' | undefined
  /**
   * Whether the action is disabled.
   * @default false
   */
  readonly disabled?: boolean | undefined
}

/** Reason for closing an action sheet without a choice: its Cancel button, or a reason of `Overlay`. */
export type ActionSheetCancelReason = 'button' | CloseReason

/** Props of `ActionSheet`. All other props are passed to its `<dialog>`. */
export interface ActionSheetProps
  extends Omit<OverlayProps, 'children' | 'onCancel' | 'onClose' | 'onSelect' | 'placement' | 'popover' | 'title'> {
  /** The actions: objects, or only their labels. At least one while the sheet is open. */
  readonly actions: readonly (string | ActionSheetAction)[]
  /** Heading above the actions. It also names the dialog for screen readers. */
  readonly title?: string | undefined
  /** Colour of the labels of all actions: any CSS colour. */
  readonly actionColor?: string | undefined
  /**
   * Text of the Cancel button.
   * @default 'Cancel', in the app's language
   */
  readonly cancelText?: string | undefined
  /**
   * Rectangle in the window, in CSS pixels, beside which the popover is placed. The sheet is a popover in a window of at least
   * 500 by 500 pixels.
   * @default the element that had the focus when the sheet opened
   */
  readonly popover?: PopoverAnchor | undefined
  /** Called when the user chooses an action. Set `open` to `false` in it. */
  readonly onSelect?: ((event: ComponentEvent<{ index: number }, HTMLButtonElement>) => void) | undefined
  /** Called when the user closes the sheet without a choice. Set `open` to `false` in it. */
  readonly onCancel?: ((event: ComponentEvent<{ reason: ActionSheetCancelReason }, HTMLElement>) => void) | undefined
}

/**
 * Offers a few actions to choose from: a sheet at the bottom of a phone, a popover on larger screens.
 *
 * @throws {ApiError} `invalid-argument` if the sheet is open and has no action.
 */
export function ActionSheet({
  open,
  actions,
  title = '',
  actionColor,
  cancelText,
  popover,
  onSelect,
  onCancel,
  className,
  style,
  ...rest
}: ActionSheetProps): ReactNode {
  if (open && actions.length === 0) throw refusal('ActionSheet', 'actions must have at least one item')
  const words = useWords(enActionSheet)
  const id = useId()
  const { ref, isPopover, positionStyle } = usePopover(open, popover)
  const items = actions.map(asAction)
  const hasIcons = items.some(({ icon }) => icon)
  const cancel = (target: HTMLElement, reason: ActionSheetCancelReason, source?: Event) =>
    onCancel?.(componentEvent('cancel', target, { reason }, source))
  return (
    <Overlay
      aria-labelledby={title ? id : undefined}
      aria-label={title ? undefined : words['actionSheet.label']}
      {...rest}
      open={open}
      className={cx('sw-action-sheet', className)}
      style={{ ...positionStyle, ...style }}
      data-popover={isPopover || undefined}
      placement={isPopover ? 'center' : 'bottom'}
      onClose={({ currentTarget, detail, nativeEvent }) => cancel(currentTarget, detail.reason, nativeEvent)}
    >
      <div className="sw-action-sheet-panel" ref={ref}>
        {title && (
          <h2 id={id} className="sw-action-sheet-title" dir="auto">
            {title}
          </h2>
        )}
        <ul className="sw-action-sheet-actions" data-icons={hasIcons || undefined}>
          {items.map(({ label, icon, description, color = actionColor, tone, disabled }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an action is identified by its index, because labels may repeat.
            <li key={index}>
              <button
                type="button"
                className="sw-action-sheet-action"
                // With icons, all rows have the direction of the sheet, so that the icons are in one column.
                dir={hasIcons ? undefined : 'auto'}
                data-tone={tone}
                disabled={disabled}
                style={{ color }}
                onClick={({ currentTarget, nativeEvent }) =>
                  onSelect?.(componentEvent('select', currentTarget, { index }, nativeEvent))
                }
              >
                {hasIcons && (
                  <span className="sw-action-sheet-icon" aria-hidden="true">
                    {icon}
                  </span>
                )}
                <span className="sw-action-sheet-label">
                  <span dir={hasIcons ? 'auto' : undefined}>{label}</span>
                  {description && (
                    <span className="sw-action-sheet-description" dir={hasIcons ? 'auto' : undefined}>
                      {description}
                    </span>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="sw-action-sheet-action sw-action-sheet-cancel"
          onClick={({ currentTarget, nativeEvent }) => cancel(currentTarget, 'button', nativeEvent)}
        >
          {cancelText ?? words['app.cancel']}
        </button>
      </div>
    </Overlay>
  )
}

const asAction = (action: string | ActionSheetAction): ActionSheetAction =>
  typeof action === 'string' ? { label: action } : action
