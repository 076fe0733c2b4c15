import type { Unsubscribe } from '../../base/emitter.ts'

/** A control that may be in a form. */
export type FormControl = HTMLElement & { readonly form: HTMLFormElement | null }

/**
 * Hears when the form of a control is reset, also a form that it names with its `form` attribute. Not when that was prevented.
 *
 * @param gone Ends it, for one that ends with others.
 * @returns What ends it.
 */
export function onFormReset(control: FormControl, listener: () => void, disposal = new AbortController()): Unsubscribe {
  const hear = ({ target, defaultPrevented }: Event) => {
    if (target === control.form && !defaultPrevented) listener()
  }
  control.ownerDocument.addEventListener('reset', hear, disposal)
  return () => disposal.abort()
}
