import { type ReactNode, useRef } from 'react'
import { lateModule } from '../../base/late/lateModule.ts'
import { localeStore } from '../../base/locale/locale.ts'
import { warnDeveloper } from '../../base/warnDeveloper.ts'
import { useFieldProps } from '../../hooks/form/fieldContext.ts'
import { useFormValue } from '../../hooks/form/formValue.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useSheetField } from '../../hooks/sheet-field/useSheetField.ts'
import { useControlled } from '../../hooks/useControlled.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { useStore } from '../../hooks/useStore.ts'
import { choiceText, formText } from './choiceText.ts'
import type { AnyPickerProps, PickerProps, PickerValue } from './pickerProps.ts'
import '../../styles/picker.css'

type Wheels = typeof import('./PickerSheet.tsx')

const lateWheels = lateModule<Wheels>(() => import('./PickerSheet.tsx'))

/**
 * Lets users choose with wheels that open from a button: a row of a list, rows of several lists, a time, a date, or a region.
 *
 * The button is a native one; all other props are passed to it. It shows its children, or the text of the choice. A native input
 * next to it contains the choice for a form, under `name`, and is the `target` of the events.
 *
 * The wheels open in a sheet on a phone and in a popover on larger screens. "Done" and Enter confirm. "Cancel", Back, Escape and
 * a click on the mask cancel.
 *
 * @example
 * <Picker aria-label="Size" range={['Small', 'Large']} value={size} onChange={({ detail }) => setSize(detail.value)} />
 *
 * @example
 * <Picker mode="date" aria-label="Birthday" max="2026-12-31" onChange={({ detail }) => setBirthday(detail.value)}>
 *   <Text>Born on {birthday}</Text>
 * </Picker>
 *
 * Source: specification, sections 4 (open, closed) and 9 (dates, times, close and hide delays).
 */
export function Picker(props: PickerProps): ReactNode {
  const {
    mode,
    range,
    rangeKey,
    items,
    value,
    defaultValue,
    start,
    end,
    min = start,
    max = end,
    minuteStep,
    fields,
    regions,
    headerText,
    confirmText,
    cancelText,
    placeholder = '',
    name,
    form,
    required,
    disabled,
    plain,
    children,
    open,
    onOpen,
    onClose,
    onColumnChange,
    onCancel,
    onChange,
    ref,
    ...given
  } = props as AnyPickerProps
  const rest = mergeProps(useFieldProps(given), given)
  if ((start && start !== min) || (end && end !== max)) {
    warnDeveloper(
      '<Picker> has two names for one limit. Give `min` and `max`, or `start` and `end` as in mini-programs, not both.',
    )
  }
  const { locale } = useStore(localeStore)
  const [chosen, setChosen] = useControlled<PickerValue | undefined>(value, defaultValue)
  const input = useRef<HTMLInputElement>(null)
  const choices = { mode, range, rangeKey, items, regions } as AnyPickerProps
  const text = choiceText(chosen, choices, locale)
  const field = useSheetField<HTMLInputElement>({
    late: lateWheels,
    named: rest,
    text,
    isEmpty: formText(chosen) === '',
    isField: children === undefined,
    plain,
    disabled,
    open,
    ...(onOpen && { onOpen }),
    onReset: () => setChosen(defaultValue),
  })
  const { isOpen, opening } = field
  const wheels = opening > 0 && lateWheels.code
  const eventsOf = (code: Wheels) =>
    code.pickerEvents(input, setChosen, field.close, { onChange, onColumnChange, onCancel, onClose })
  const formRef = useFormValue(() => chosen ?? '')
  return (
    <span className="sw-picker-place">
      <button
        {...mergeProps(field.buttonProps, rest)}
        {...field.fixedProps}
        form={form}
        ref={useMergedRef(field.button, ref)}
      >
        {children ?? (
          <span id={field.textId} className="sw-picker-text" dir="auto" suppressHydrationWarning>
            {text || placeholder || '\u00a0'}
          </span>
        )}
      </button>
      <input
        {...field.nativeProps}
        {...{ name, form, required, disabled }}
        ref={useMergedRef<HTMLInputElement>(input, formRef, field.resetRef)}
        autoComplete="off"
        data-draft=""
        value={formText(chosen)}
        // Called when page restore has set the value. It tries again after `preventDefault`.
        onChange={(event) => {
          const { code } = lateWheels
          if (code) return code.restoreChoice(event, choices, eventsOf(code).choose)
          lateWheels.prepare()
          event.preventDefault()
        }}
      />
      {wheels && (
        <wheels.PickerSheet
          key={opening}
          {...{
            choices: { ...choices, min, max, minuteStep, fields } as AnyPickerProps,
            value: chosen,
            headerText,
            confirmText,
            cancelText,
          }}
          open={isOpen}
          labelId={field.labelId}
          button={field.button}
          {...eventsOf(wheels)}
        />
      )}
    </span>
  )
}
