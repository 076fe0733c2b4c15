import type { ReactNode, SyntheticEvent } from 'react'
import { quietValidity } from '../../hooks/form/quietValidity.ts'
import { useOwnedCheck } from '../../hooks/form/useOwnedCheck.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'

interface RateRadioProps {
  readonly name: string
  readonly value: number
  readonly checked: boolean
  readonly required: boolean
  readonly label: string
  onPress(value: number, source: SyntheticEvent<HTMLInputElement>): void
}

/** The radio of one value, unseen over its part of the row. */
export function RateRadio({ name, value, checked, required, label, onPress }: RateRadioProps): ReactNode {
  return (
    <input
      className="sw-rate-radio"
      type="radio"
      name={name}
      value={value}
      checked={checked}
      required={required}
      aria-label={label}
      // Not by `onChange`, as the one that is chosen already tells none. Arrows and Space make clicks as well.
      onClick={(event) => onPress(value, event)}
      onKeyDown={(event) => {
        if (checked && clearKeys.includes(event.key)) onPress(value, event)
      }}
      onChange={ignore}
      ref={useMergedRef<HTMLInputElement>(useOwnedCheck(checked), quietValidity)}
    />
  )
}

/** Space says nothing on a radio that is chosen already. */
const clearKeys = ['Delete', 'Backspace']

const ignore = () => {}
