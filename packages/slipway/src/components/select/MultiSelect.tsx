import type { ReactNode } from 'react'
import { componentEvent } from '../../hooks/componentEvent.ts'
import { SelectField } from './SelectField.tsx'
import type { SelectBaseProps, SelectEvent } from './selectProps.ts'

/** Props of `MultiSelect`. All other props are passed to its `<button>`. */
export interface MultiSelectProps extends SelectBaseProps {
  /** Values of the chosen items; makes the select controlled. */
  value?: readonly string[] | undefined
  /**
   * Values of the items that are chosen initially and after a reset of the form, if the select is uncontrolled.
   * @default []
   */
  defaultValue?: readonly string[] | undefined
  /** Called at each change of the choice, with the values in the order of the items. */
  onChange?(event: SelectEvent<string[]>): void
}

const none: readonly string[] = []

/**
 * Lets users choose several items of a list that opens from a button: in a sheet on a phone, in a popover on larger screens.
 *
 * Each press changes the value at once; the list stays open until "Done", Back, Escape or a click outside.
 *
 * @example
 * <MultiSelect aria-label="Toppings" items={['Olives', 'Capers', 'Basil']} name="toppings" />
 */
export function MultiSelect({ value, defaultValue = none, onChange, ...rest }: MultiSelectProps): ReactNode {
  return (
    <SelectField
      {...rest}
      multiple
      value={value}
      defaultValue={defaultValue}
      onChosen={(select, chosen, source) =>
        onChange?.(componentEvent('change', select, { value: [...chosen] }, source))
      }
    />
  )
}
