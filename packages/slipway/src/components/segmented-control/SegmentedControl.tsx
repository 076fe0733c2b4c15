import './segmented-control.css'
import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react'
import { useChoiceGroup } from '../../hooks/choice/choiceGroup.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { useFieldProps } from '../../hooks/form/fieldContext.ts'
import { useGeneratedName } from '../../hooks/form/generatedName.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { Segment } from './Segment.tsx'
import { firstEnabled, segmentsOf } from './segmentedControl.state.ts'

/** The event of `onChange`; `event.target` is the chosen radio, with the same `value`. */
export type SegmentedControlEvent = ComponentEvent<{ readonly value: string }, HTMLInputElement>

/** An item of `SegmentedControl`. */
export interface SegmentedControlItem {
  /** Value of the item in `onChange` and in a form. Unique in the control. */
  readonly value: string
  /** Text of the item, which is also its name for screen readers. */
  readonly label: ReactNode
  /** Icon before the text. */
  readonly icon?: ReactNode
  /** Whether the item can be neither chosen nor focused. */
  readonly disabled?: boolean
}

/** Props of `SegmentedControl`, in addition to those of `<fieldset>`. */
export interface SegmentedControlProps
  extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'children'> {
  /** The choices, two to ten. A text is the value and the label of its item. */
  items: readonly (string | SegmentedControlItem)[]
  /** The name of its radios, which is the name of the value in a form. Default: a generated name. */
  name?: string | undefined
  /** The controlled value; nothing is chosen if no item has it. */
  value?: string | undefined
  /**
   * The initial value of an uncontrolled control, which a form reset restores; an empty string chooses nothing.
   * @default the value of the first enabled item
   */
  defaultValue?: string | undefined
  /**
   * Whether an item must be chosen.
   * @default false
   */
  required?: boolean | undefined
  /**
   * Whether the control is disabled: it can be neither changed nor focused.
   * @default false
   */
  disabled?: boolean | undefined
  /** Called when the user chooses another item. */
  onChange?(event: SegmentedControlEvent): void
}

/**
 * A row of choices, of which one is chosen, such as the period of a chart or the view of a list.
 *
 * It is a `<fieldset role="radiogroup">` with a native radio for each item. It needs a name: `aria-label`, or a `Cell` or `Field` around
 * it. Use `Tabs` if the choice shows another panel, and `RadioGroup` for long texts.
 *
 * @example
 * <SegmentedControl aria-label="Period" items={['Day', 'Week', 'Month']} onChange={({ detail }) => setPeriod(detail.value)} />
 */
export function SegmentedControl({
  items,
  name,
  value,
  defaultValue,
  required = false,
  onChange,
  ref,
  ...rest
}: SegmentedControlProps): ReactNode {
  const first = firstEnabled(items)
  // Kept when the items change, because a radio with another default would be chosen then.
  const [initial, setInitial] = useState(defaultValue ?? first)
  if (initial === undefined && first !== undefined) setInitial(first)
  const [group, fieldsetRef] = useChoiceGroup({
    type: 'radio',
    name,
    generatedName: useGeneratedName(),
    value: value === undefined ? undefined : [value],
    defaultValue: initial === undefined ? [] : [initial],
    required,
    ref,
    onChange: (_, source) =>
      onChange?.(componentEvent('change', source.currentTarget, { value: source.currentTarget.value }, source)),
  })
  const own = {
    ...useFieldProps(rest),
    role: 'radiogroup',
    'aria-required': required || undefined,
    className: 'sw-segmented',
    style: { '--sw-segmented-count': items.length } as CSSProperties,
  }
  return (
    <fieldset {...mergeProps(own, rest)} name={name} ref={fieldsetRef}>
      <span className="sw-segmented-row">
        {segmentsOf(items).map((item) => (
          <Segment key={item.value} group={group} {...item} />
        ))}
        <span className="sw-segmented-thumb" aria-hidden="true" />
      </span>
    </fieldset>
  )
}
