import { type ChangeEvent, type Ref, useLayoutEffect, useRef, useState } from 'react'
import { useFormValue } from '../form/formValue.ts'
import { useFormReset } from '../form/useFormReset.ts'
import { useMergedRef } from '../useMergedRef.ts'

/** What a group tells its boxes. */
export interface ChoiceGroupState {
  readonly name: string | undefined
  /** What its owner says; `undefined` where the inputs hold it themselves. */
  readonly value: readonly string[] | undefined
  readonly defaultValue: readonly string[]
  /** Whether each box is required as it stands. */
  readonly required: boolean
  onChange(source: ChangeEvent<HTMLInputElement>): void
}

interface ChoiceGroupOptions extends Omit<ChoiceGroupState, 'onChange'> {
  readonly type: 'checkbox' | 'radio'
  readonly ref: Ref<HTMLFieldSetElement> | undefined
  /** Called with the values of what is checked, in the order of the document. */
  onChange(value: string[], source: ChangeEvent<HTMLInputElement>): void
}

/**
 * Makes one value of the boxes in a `<fieldset>`. What is checked is what the inputs say, so that nobody who sets them by
 * hand, and no reset, can make the group disagree with what is seen.
 *
 * @returns What the boxes need to know, and a ref for the fieldset.
 */
export function useChoiceGroup({
  type,
  name,
  value,
  defaultValue,
  required,
  ref,
  onChange,
}: ChoiceGroupOptions): readonly [ChoiceGroupState, Ref<HTMLFieldSetElement> | undefined] {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const boxes = () => boxesOf(fieldset.current, type)
  const readValue = () => valuesOf(boxes().filter(isChecked))

  // No box of a group is required once one is checked; HTML knows this of radios by itself.
  const [isEmpty, setEmpty] = useState((value ?? defaultValue).length === 0)
  const look = () => setEmpty(readValue().length === 0)
  useLayoutEffect(look)

  const valueRef = useFormValue(() => {
    const sent = valuesOf(boxes().filter((box) => isChecked(box) && !box.matches(':disabled')))
    return type === 'radio' ? (sent[0] ?? '') : sent
  })
  // The inputs go back after the event.
  const resetRef = useFormReset(() => setTimeout(() => fieldset.current && look()))
  const state: ChoiceGroupState = {
    name,
    value,
    defaultValue,
    required: required && (type === 'radio' || isEmpty),
    onChange(source) {
      look()
      // What the owner has chosen and is not there to be seen, such as in a filtered list, stays chosen.
      const shown = new Set(valuesOf(boxes()))
      const unseen = type === 'radio' ? [] : (value ?? []).filter((entry) => !shown.has(entry))
      onChange([...unseen, ...readValue()], source)
    },
  }
  return [state, useMergedRef<HTMLFieldSetElement>(fieldset, valueRef, resetRef, ref)]
}

/** The boxes of a group, in the order of the document; not those of a group inside it. */
function boxesOf(fieldset: HTMLFieldSetElement | null, type: string): HTMLInputElement[] {
  const inputs = fieldset?.querySelectorAll<HTMLInputElement>(`.sw-choice[type="${type}"]`) ?? []
  return [...inputs].filter((input) => input.closest('.sw-choices') === fieldset)
}

const isChecked = ({ checked }: HTMLInputElement) => checked
const valuesOf = (inputs: readonly HTMLInputElement[]) => inputs.map(({ value }) => value)
