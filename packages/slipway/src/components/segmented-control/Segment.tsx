import { type ReactNode, useId } from 'react'
import type { ChoiceGroupState } from '../../hooks/choice/choiceGroup.ts'
import { quietValidity } from '../../hooks/form/quietValidity.ts'
import { useControlledCheck } from '../../hooks/form/useControlledCheck.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'

interface SegmentProps {
  readonly group: ChoiceGroupState
  readonly value: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  readonly disabled?: boolean | undefined
}

/** One choice: a transparent radio above its icon and its label. */
export function Segment({ group, value, label, icon, disabled }: SegmentProps): ReactNode {
  const id = useId()
  const checked = group.value?.includes(value)
  return (
    <span className="sw-segment">
      <input
        className="sw-choice sw-segment-radio"
        type="radio"
        name={group.name ?? group.generatedName}
        data-no-draft={group.name ? undefined : ''}
        value={value}
        aria-labelledby={id}
        disabled={disabled}
        required={group.required}
        {...(checked === undefined ? { defaultChecked: group.defaultValue.includes(value) } : { checked })}
        onChange={group.onChange}
        ref={useMergedRef<HTMLInputElement>(useControlledCheck(checked), quietValidity)}
      />
      {/* Screen readers read the name of the radio. */}
      <span className="sw-segment-content" aria-hidden="true">
        {icon}
        <span id={id} className="sw-segment-label">
          {label}
        </span>
      </span>
    </span>
  )
}
