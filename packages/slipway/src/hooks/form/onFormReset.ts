import type { Unsubscribe } from '../../base/emitter.ts'

/** A control that can belong to a form. */
export type FormControl = HTMLElement & { readonly form: HTMLFormElement | null }

/**
 * Calls the listener when the control's form is reset, also if the `form` attribute names that form. A prevented reset is ignored.
 *
 * @param disposal Aborting it removes the listener, as the returned function does.
 * @returns Removes the listener.
 */
export function onFormReset(control: FormControl, listener: () => void, disposal = new AbortController()): Unsubscribe {
  const onReset = ({ target, defaultPrevented }: Event) => {
    if (target === control.form && !defaultPrevented) listener()
  }
  control.ownerDocument.addEventListener('reset', onReset, disposal)
  return () => disposal.abort()
}
