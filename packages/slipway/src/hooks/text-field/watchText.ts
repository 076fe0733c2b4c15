import type { TextControl } from './writeText.ts'

/**
 * Hears of every text that a field gets: typed, set back with its form, or set by a script, of which there is no event.
 *
 * @returns What stops it.
 */
export function watchText(control: TextControl, listener: () => void): () => void {
  // React has put a property of its own on the field, for the same end.
  const own = Object.getOwnPropertyDescriptor(control, 'value')
  const { get, set } = own ?? Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
  Object.defineProperty(control, 'value', {
    configurable: true,
    get: () => get?.call(control),
    set(text: string) {
      set?.call(control, text)
      listener()
    },
  })
  // The form sets its fields back after the event.
  const onReset = (event: Event) => {
    if (event.target === control.form) setTimeout(listener)
  }
  control.addEventListener('input', listener)
  control.ownerDocument.addEventListener('reset', onReset)
  return () => {
    control.removeEventListener('input', listener)
    control.ownerDocument.removeEventListener('reset', onReset)
    if (own) Object.defineProperty(control, 'value', own)
    else Reflect.deleteProperty(control, 'value')
  }
}
