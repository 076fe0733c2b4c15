import type { ReactNode, SyntheticEvent } from 'react'
import { quietValidity } from '../../hooks/form/quietValidity.ts'
import { useControlledCheck } from '../../hooks/form/useControlledCheck.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'

interface RateRadioProps {
  readonly name: string
  readonly value: number
  readonly checked: boolean
  readonly required: boolean
  readonly clearable: boolean
  readonly label: string
  onPress(value: number, source: SyntheticEvent<HTMLInputElement>): void
}

/** The radio of one value: transparent, above its part of the row. */
export function RateRadio({ name, value, checked, required, clearable, label, onPress }: RateRadioProps): ReactNode {
  return (
    <input
      className="sw-rate-radio"
      type="radio"
      name={name}
      value={value}
      checked={checked}
      required={required}
      aria-label={label}
      // Page restore clears it with a click.
      data-draft={clearable ? '' : undefined}
      // Not `onChange`, because a click on the checked radio emits no change event. Arrow keys and Space emit clicks as
      // well.
      onClick={(event) => onPress(value, event)}
      onKeyDown={(event) => {
        if (checked && clearKeys.includes(event.key)) onPress(value, event)
      }}
      onChange={ignore}
      ref={useMergedRef<HTMLInputElement>(useControlledCheck(checked), quietValidity)}
    />
  )
}

/** Keys that reset the value. Space is not among them, because it does nothing on a checked radio. */
const clearKeys = ['Delete', 'Backspace']

const ignore = () => {}
