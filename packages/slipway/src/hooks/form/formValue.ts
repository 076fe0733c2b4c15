import { type RefCallback, useCallback } from 'react'
import { useLatest } from '../useLatest.ts'

/** What a form tells of one control: text, a number, whether it is on, files, or a list. */
export type FormValue = string | number | boolean | File | readonly FormValue[]

const readers = new WeakMap<Element, () => FormValue>()

/**
 * Says what a `<Form>` tells of a control in `detail.value`, where the native control's own value is not what it means: an
 * index in place of its text, a list in place of one entry.
 *
 * Inputs, text areas, selects, sliders and switches need nothing: a form knows native controls. The form finds the control
 * in `form.elements`, under its `name`, and leaves it out while it is disabled.
 *
 * @param read Gives the value when the form is sent; the latest one is called.
 * @returns A ref for the native control (`<input>`, `<select>`, `<button>`, `<fieldset>` …); join it with others by
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

/** What a control says of itself by `useFormValue`; `undefined` if it says nothing. */
export function saidFormValue(control: Element): FormValue | undefined {
  return readers.get(control)?.()
}
