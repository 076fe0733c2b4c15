import type { RefObject } from 'react'
import { componentEvent } from '../../hooks/componentEvent.ts'
import { formText } from './choiceText.ts'
import type { PickerSheetProps } from './PickerSheet.tsx'
import type { AnyPickerProps, PickerCloseReason, PickerDetail, PickerValue } from './pickerProps.ts'

type ListenerName = 'onChange' | 'onColumnChange' | 'onCancel' | 'onClose'

/** Callbacks of a sheet, and the function that confirms a choice. */
export interface PickerEvents extends Pick<PickerSheetProps, 'onColumnChange' | 'onCancel' | 'onConfirm'> {
  choose(detail: PickerDetail, source: Event): void
}

/**
 * Returns callbacks that emit the events of a picker.
 *
 * @param input The native input that contains the choice for a form: the target of the events.
 * @param setChosen Sets the choice of an uncontrolled picker.
 * @param hide Closes the sheet of an uncontrolled picker.
 */
export function pickerEvents(
  input: RefObject<HTMLInputElement | null>,
  setChosen: (value: PickerValue) => void,
  hide: () => void,
  { onChange, onColumnChange, onCancel, onClose }: { readonly [Name in ListenerName]: AnyPickerProps[Name] },
): PickerEvents {
  const eventOf = <Detail>(type: string, detail: Detail, source?: Event) =>
    componentEvent(type, input.current as HTMLInputElement, detail, source)
  const close = (reason: PickerCloseReason, source?: Event) => {
    hide()
    onClose?.(eventOf('close', { reason }, source))
  }
  const choose = (detail: PickerDetail, source: Event) => {
    setChosen(detail.value)
    // Listeners can read the value from the input as well. If the app refuses it, React restores the former value.
    if (input.current) input.current.value = formText(detail.value)
    // Lets a form that shows an error validate again.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
    onChange?.(eventOf('change', detail, source))
  }
  return {
    choose,
    onColumnChange: (detail) => onColumnChange?.(eventOf('columnchange', detail)),
    onCancel(reason, source) {
      onCancel?.(eventOf('cancel', { reason }, source))
      close(reason, source)
    },
    onConfirm(detail, source) {
      choose(detail, source)
      close('confirm', source)
    },
  }
}
