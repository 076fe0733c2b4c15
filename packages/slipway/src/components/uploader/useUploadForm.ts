import { type RefCallback, useCallback } from 'react'
import { useFormValue } from '../../hooks/form/formValue.ts'
import { useFormReset } from '../../hooks/form/useFormReset.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'

/**
 * Makes a fieldset a control of its form: `FormData` and `<Form>` contain its values under its `name`, and `onReset` is called
 * when the form is reset.
 */
export function useUploadForm(read: () => readonly (string | File)[], onReset: () => void) {
  const latest = useLatest(read)
  const dataRef = useCallback<RefCallback<HTMLFieldSetElement>>(
    (control) => {
      const root = control?.ownerDocument
      const append = ({ target, formData }: FormDataEvent) => {
        if (!control?.name || target !== control.form || control.matches(':disabled')) return
        for (const value of latest.current()) formData.append(control.name, value)
      }
      root?.addEventListener('formdata', append)
      return () => root?.removeEventListener('formdata', append)
    },
    [latest],
  )
  return useMergedRef<HTMLFieldSetElement>(dataRef, useFormValue(read), useFormReset(onReset))
}
