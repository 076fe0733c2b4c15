import type { ReactNode } from 'react'
import { componentEvent } from '../../hooks/componentEvent.ts'
import { SelectField } from './SelectField.tsx'
import type { SelectBaseProps, SelectEvent } from './selectProps.ts'

/** Props of `Select`. All other props are passed to its `<button>`. */
export interface SelectProps extends SelectBaseProps {
  /** Value of the chosen item, or an empty string; makes the select controlled. */
  value?: string | undefined
  /**
   * Value of the item that is chosen initially and after a reset of the form, if the select is uncontrolled.
   * @default '' (none)
   */
  defaultValue?: string | undefined
  /** Called when the user chooses an item, or removes the choice, with an empty string. */
  onChange?(event: SelectEvent<string>): void
}

/**
 * Lets users choose one item of a list that opens from a button: in a sheet on a phone, in a popover on larger screens.
 *
 * The button is a native one; all other props are passed to it. A native `<select>` next to it contains the value for forms and autofill.
 * It needs an accessible name: a `<label>`, `aria-label`, or the title of a `Cell` or `Field`.
 *
 * @example
 * <Select aria-label="Country" items={[{ value: 'it', label: 'Italy' }, { value: 'no', label: 'Norway' }]} name="country" />
 */
export function Select({ value, defaultValue = '', onChange, ...rest }: SelectProps): ReactNode {
  return (
    <SelectField
      {...rest}
      multiple={false}
      value={value === undefined ? undefined : listOf(value)}
      defaultValue={listOf(defaultValue)}
      onChosen={(select, [next = ''], source) => onChange?.(componentEvent('change', select, { value: next }, source))}
    />
  )
}

const listOf = (value: string) => (value === '' ? [] : [value])
