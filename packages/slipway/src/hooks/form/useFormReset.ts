import { type RefCallback, useCallback } from 'react'
import { useLatest } from '../useLatest.ts'
import { type FormControl, onFormReset } from './onFormReset.ts'

/**
 * Hears when the form of a control is reset, also a form that it names with its `form` attribute.
 *
 * For controls that hold their own value: React does not tell them.
 *
 * @param listener Sets the value back. Not called for a reset that was prevented.
 * @returns A ref for the control; join it with others by `useMergedRef`.
 */
export function useFormReset(listener: () => void): RefCallback<FormControl> {
  const latest = useLatest(listener)
  return useCallback((control: FormControl) => onFormReset(control, () => latest.current()), [latest])
}
