import { type ReactNode, useRef } from 'react'
import { lateModule } from '../../base/late/lateModule.ts'
import { useFieldProps } from '../../hooks/form/fieldContext.ts'
import { useFormValue } from '../../hooks/form/formValue.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useSheetField } from '../../hooks/sheet-field/useSheetField.ts'
import { useControlled } from '../../hooks/useControlled.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { itemOf } from './select.state.ts'
import type { SelectBaseProps } from './selectProps.ts'
import '../../styles/picker.css'
import './select.css'

const lateList = lateModule(() => import('./SelectSheet.tsx'))

interface SelectFieldProps extends SelectBaseProps {
  readonly multiple: boolean
  readonly value: readonly string[] | undefined
  readonly defaultValue: readonly string[]
  /** Called with the values after the select has them. */
  onChosen(select: HTMLSelectElement, chosen: readonly string[], source: Event | undefined): void
}

/**
 * The button of a select, which opens its list, and the native `<select>` that contains its value for forms, validation and autofill.
 */
export function SelectField({
  items: entries,
  multiple,
  value,
  defaultValue,
  placeholder = '',
  headerText,
  search = entries.length > 10,
  clearable = false,
  name,
  form,
  required,
  disabled,
  plain,
  autoComplete = 'off',
  onChosen,
  ref,
  ...given
}: SelectFieldProps): ReactNode {
  const rest = mergeProps(useFieldProps(given), given)
  const [chosen, setChosen] = useControlled(value, defaultValue)
  const native = useRef<HTMLSelectElement>(null)
  const items = entries.map(itemOf)
  const text = items
    .filter((item) => chosen.includes(item.value))
    .map(({ label }) => label)
    .join(', ')
  const field = useSheetField<HTMLSelectElement>({
    late: lateList,
    named: rest,
    text,
    isEmpty: chosen.length === 0,
    isField: true,
    plain,
    disabled,
    onReset: () => setChosen(defaultValue),
  })
  const change = (next: readonly string[], source?: Event) => {
    const select = native.current
    if (!select) return
    // In the order of the items, as the browser sends them.
    const ordered = items.flatMap((item) => (next.includes(item.value) ? [item.value] : []))
    setChosen(ordered)
    // Listeners can read the value from the select as well. If the app refuses it, React restores the former value.
    for (const option of select.options) option.selected = ordered.includes(option.value)
    // Lets a form that shows an error validate again.
    select.dispatchEvent(new Event('input', { bubbles: true }))
    onChosen(select, ordered, source)
  }

  const formRef = useFormValue(() => (multiple ? chosen : (chosen[0] ?? '')))
  const Sheet = field.opening > 0 && lateList.code?.SelectSheet
  return (
    <span className="sw-picker-place">
      <button
        {...mergeProps(field.buttonProps, rest)}
        {...field.fixedProps}
        form={form}
        ref={useMergedRef(field.button, ref)}
      >
        <span id={field.textId} className="sw-picker-text" dir="auto">
          {text || placeholder || '\u00a0'}
        </span>
      </button>
      <select
        {...field.nativeProps}
        {...{ name, form, required, disabled, multiple, autoComplete }}
        ref={useMergedRef<HTMLSelectElement>(native, formRef, field.resetRef)}
        value={multiple ? [...chosen] : (chosen[0] ?? '')}
        // By autofill and page restore.
        onChange={({ currentTarget, nativeEvent }) =>
          change(
            [...currentTarget.selectedOptions].map((option) => option.value),
            nativeEvent,
          )
        }
      >
        {!multiple && <option value="" />}
        {items.map((item) => (
          <option key={item.value} value={item.value}>
            {item.label}
          </option>
        ))}
      </select>
      {Sheet && (
        <Sheet
          key={field.opening}
          {...{ items, multiple, chosen, headerText, search, clearable }}
          button={field.button}
          open={field.isOpen}
          labelId={field.labelId}
          onChange={change}
          onClose={field.close}
        />
      )}
    </span>
  )
}
