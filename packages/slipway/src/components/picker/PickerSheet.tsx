// Separate chunk: loaded when a picker is pressed or focused.
import { type CSSProperties, type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react'
import { pickerDefaults } from '../../base/defaults/defaults.ts'
import { isSame } from '../../base/isSame.ts'
import { enPicker } from '../../base/locale/en/enPicker.ts'
import { useLocale } from '../../hooks/locale/useLocale.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { usePopover } from '../../hooks/popover/usePopover.ts'
import { SheetButton } from '../../hooks/sheet-field/SheetButton.tsx'
import { useSheetPlace } from '../../hooks/sheet-field/useSheetPlace.ts'
import { takeFocus } from '../../hooks/takeFocus.ts'
import { Overlay } from '../overlay/index.ts'
import { PickerView, PickerViewColumn, type PickerViewEvent } from '../picker-view/index.ts'
import { pickerModel } from './pickerModel.ts'
import type { AnyPickerProps, PickerCancelReason, PickerDetail, PickerValue } from './pickerProps.ts'
import '../../styles/picker-sheet.css'

export { pickerEvents } from './pickerEvents.ts'
export { restoreChoice } from './restoreChoice.ts'

/** Props of `PickerSheet`. */
export interface PickerSheetProps {
  readonly open: boolean
  /** Props of the picker that define its choices. */
  readonly choices: AnyPickerProps
  readonly value: PickerValue | undefined
  readonly headerText: string | undefined
  readonly confirmText: string | undefined
  readonly cancelText: string | undefined
  /** The id of the element that names the picker; `undefined` if only a `<label>` names it. */
  readonly labelId: string | undefined
  /** The element that opens the sheet. */
  readonly button: RefObject<HTMLButtonElement | null>
  onColumnChange(detail: { readonly column: number; readonly value: number }): void
  onCancel(reason: PickerCancelReason, source: Event | undefined): void
  onConfirm(detail: PickerDetail, source: Event): void
}

/** The wheels of a picker, for one opening: in a sheet on a phone, in a popover on larger screens. */
export function PickerSheet({
  open,
  choices,
  value,
  headerText,
  confirmText,
  cancelText,
  labelId,
  button,
  onColumnChange,
  onCancel,
  onConfirm,
}: PickerSheetProps): ReactNode {
  const messages = useWords(enPicker)
  const locale = useLocale()
  const id = useId()
  const [now] = useState(() => new Date())
  const model = pickerModel(choices, locale, now)
  const [draft, setDraft] = useState(() => model.open(value))
  const [opened, setOpened] = useState(value)
  // A `value` changed while the picker is open turns the wheels, for example when the rows depend on the first column.
  if (!isSame(value, opened)) {
    setOpened(value)
    setDraft(model.open(value))
  }
  const { ref, isPopover, positionStyle } = usePopover(open, undefined)
  const columns = model.columns(draft)
  const { mode } = choices
  const { name: text, place: outsideLabel } = useSheetPlace(button, labelId)
  const titleId = headerText || text ? `${id}-title` : (labelId ?? button.current?.id)

  const turn = ({ detail }: PickerViewEvent) => {
    for (const [column, row] of detail.value.entries()) {
      if (row === columns[column]?.chosen) continue
      setDraft((before) => model.turn(before, column, row))
      if (mode === 'multiSelector' || mode === 'region') onColumnChange({ column, value: row })
    }
  }
  const confirm = (source: Event) => onConfirm(model.detail(draft), source)
  const confirmByKey = ({ key, target, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Enter' || (target as Element).closest('button')) return
    nativeEvent.preventDefault()
    confirm(nativeEvent)
  }
  return outsideLabel(
    <Overlay
      open={open}
      className="sw-picker-sheet"
      placement={isPopover ? 'center' : 'bottom'}
      aria-labelledby={titleId}
      data-state={open ? 'open' : 'closed'}
      data-popover={isPopover || undefined}
      style={{ ...positionStyle, '--sw-picker-close-delay': `${pickerDefaults.closeDelayMs}ms` } as CSSProperties}
      onKeyDown={confirmByKey}
      onClose={({ detail, nativeEvent }) => onCancel(detail.reason, nativeEvent)}
    >
      <div className="sw-picker-panel" ref={ref}>
        <div className="sw-picker-header">
          <SheetButton onClick={({ nativeEvent }) => onCancel('button', nativeEvent)}>
            {cancelText ?? messages['app.cancel']}
          </SheetButton>
          {headerText ? (
            <h2 id={titleId} className="sw-picker-title" dir="auto">
              {headerText}
            </h2>
          ) : (
            text && (
              <span id={titleId} hidden>
                {text}
              </span>
            )
          )}
          <SheetButton main={true} onClick={({ nativeEvent }) => confirm(nativeEvent)}>
            {confirmText ?? messages['app.done']}
          </SheetButton>
        </div>
        <PickerView
          // Hours are on the left in every script.
          dir={mode === 'time' ? 'ltr' : undefined}
          // The sheet is the group.
          role="presentation"
          value={columns.map(({ chosen }) => chosen)}
          onChange={turn}
        >
          {columns.map(({ rows, name, grow, disabledRows }, column) => (
            <PickerViewColumn
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position.
              key={column}
              id={`${id}-${column}`}
              style={{ flexGrow: grow }}
              ref={column === 0 ? takeFocus : undefined}
              // The column of a single list is named as the picker; several lists are numbered.
              aria-label={name ?? (columns.length > 1 ? String(column + 1) : undefined)}
              aria-labelledby={name ? undefined : columns.length > 1 ? `${titleId} ${id}-${column}` : titleId}
            >
              {rows.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by their positions, because texts may be equal.
                <span key={index} dir="auto" data-disabled={disabledRows?.has(index) || undefined}>
                  {row}
                </span>
              ))}
            </PickerViewColumn>
          ))}
        </PickerView>
      </div>
    </Overlay>,
  )
}
