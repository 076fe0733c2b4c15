import { type ChangeEvent, type Ref, useLayoutEffect, useRef, useState } from 'react'
import { focusBoxInside } from '../form/focusInside.ts'
import { useFormValue } from '../form/formValue.ts'
import { useFormReset } from '../form/useFormReset.ts'
import { useMergedRef } from '../useMergedRef.ts'

/** State that a group shares with its boxes (checkboxes or radios). */
export interface ChoiceGroupState {
  readonly name: string | undefined
  /** Name of boxes without a name in a group without one. */
  readonly generatedName?: string | undefined
  /** Values of a controlled group; `undefined` if the group is uncontrolled. */
  readonly value: readonly string[] | undefined
  readonly defaultValue: readonly string[]
  /** Whether each box is required in the current state. */
  readonly required: boolean
  onChange(source: ChangeEvent<HTMLInputElement>): void
}

interface ChoiceGroupOptions extends Omit<ChoiceGroupState, 'onChange'> {
  readonly type: 'checkbox' | 'radio'
  readonly ref: Ref<HTMLFieldSetElement> | undefined
  /** Called with the values of the checked boxes, in the order of the document. */
  onChange(value: string[], source: ChangeEvent<HTMLInputElement>): void
}

/**
 * Combines the boxes in a `<fieldset>` into one value. The value is always read from the inputs, so the group agrees with the
 * screen after a reset too, and after a script has changed an input.
 *
 * @returns The state for the boxes, and a ref for the fieldset.
 */
export function useChoiceGroup({
  type,
  name,
  generatedName,
  value,
  defaultValue,
  required,
  ref,
  onChange,
}: ChoiceGroupOptions): readonly [ChoiceGroupState, Ref<HTMLFieldSetElement> | undefined] {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const boxes = () => boxesOf(fieldset.current, type)
  const readValue = () => valuesOf(boxes().filter(isChecked))

  // As soon as one box is checked, no box of the group is required. For radios, HTML applies this rule automatically.
  const [isEmpty, setEmpty] = useState((value ?? defaultValue).length === 0)
  const updateEmpty = () => setEmpty(readValue().length === 0)
  useLayoutEffect(updateEmpty)

  const valueRef = useFormValue(() => {
    const sent = valuesOf(boxes().filter((box) => isChecked(box) && !box.matches(':disabled')))
    return type === 'radio' ? (sent[0] ?? '') : sent
  })
  // The inputs are reset after the event.
  const resetRef = useFormReset(() => setTimeout(() => fieldset.current && updateEmpty()))
  const state: ChoiceGroupState = {
    name,
    generatedName,
    value,
    defaultValue,
    required: required && (type === 'radio' || isEmpty),
    onChange(source) {
      updateEmpty()
      // Values without a mounted box, such as in a filtered list, remain selected.
      const shown = new Set(valuesOf(boxes()))
      const unseen = type === 'radio' ? [] : (value ?? []).filter((entry) => !shown.has(entry))
      onChange([...unseen, ...readValue()], source)
    },
  }
  return [state, useMergedRef<HTMLFieldSetElement>(fieldset, valueRef, resetRef, focusBoxInside, ref)]
}

/** The boxes of a group in the order of the document, without those of nested groups. */
function boxesOf(fieldset: HTMLFieldSetElement | null, type: string): HTMLInputElement[] {
  const inputs = fieldset?.querySelectorAll<HTMLInputElement>(`.sw-choice[type="${type}"]`) ?? []
  return [...inputs].filter((input) => input.closest('.sw-choices, .sw-segmented') === fieldset)
}

const isChecked = ({ checked }: HTMLInputElement) => checked
const valuesOf = (inputs: readonly HTMLInputElement[]) => inputs.map(({ value }) => value)
