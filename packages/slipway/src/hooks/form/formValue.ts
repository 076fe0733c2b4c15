import { type RefCallback, useCallback } from 'react'
import { useLatest } from '../useLatest.ts'

/** Value of one control in a form's `detail.value`: a text, a number, a boolean for on and off, files, or a list. */
export type FormValue = string | number | boolean | File | readonly FormValue[]

const readers = new WeakMap<Element, () => FormValue>()

/**
 * Sets the value that a `<Form>` reports for a control in `detail.value`, for controls whose native value is not the meant one: an
 * index instead of its text, a list instead of one entry.
 *
 * Inputs, text areas, selects, sliders and switches do not need this hook: forms read native controls. The form finds the control
 * in `form.elements` by its `name`, and leaves it out while it is disabled.
 *
 * @param read Returns the value when the form is submitted; the latest function is called.
 * @returns A ref for the native control (`<input>`, `<select>`, `<button>`, `<fieldset>` …); merge it with others by
 * `useMergedRef`.
 *
 * @example
 * <input type="hidden" name={name} value={stars} ref={useFormValue(() => stars)} /> // a number, not its text
 */
export function useFormValue(read: () => FormValue): RefCallback<Element> {
  const latest = useLatest(read)
  return useCallback(
    (control) => {
      if (control) readers.set(control, () => latest.current())
    },
    [latest],
  )
}

/** The value that a control provides by `useFormValue`; `undefined` if it does not use the hook. */
export function readFormValue(control: Element): FormValue | undefined {
  return readers.get(control)?.()
}
