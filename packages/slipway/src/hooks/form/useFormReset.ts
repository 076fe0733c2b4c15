import { type RefCallback, useCallback } from 'react'
import { useLatest } from '../useLatest.ts'
import { type FormControl, onFormReset } from './onFormReset.ts'

/**
 * Calls the listener when the control's form is reset, also if the `form` attribute names that form.
 *
 * For uncontrolled components that hold their own value in state: React does not notify them of a reset.
 *
 * @param listener Restores the initial value. Not called for a prevented reset.
 * @returns A ref for the control; merge it with others by `useMergedRef`.
 */
export function useFormReset(listener: () => void): RefCallback<FormControl> {
  const latest = useLatest(listener)
  return useCallback((control: FormControl) => onFormReset(control, () => latest.current()), [latest])
}
