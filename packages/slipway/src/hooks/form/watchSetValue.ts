/**
 * Hears of each value that a script writes into a field, of which there is no event. Form libraries do so.
 *
 * @returns What stops it.
 */
export function watchSetValue(control: HTMLInputElement | HTMLTextAreaElement, listener: () => void): () => void {
  // React has put a property of its own on the field, for the same end.
  const own = Object.getOwnPropertyDescriptor(control, 'value')
  const known = own ?? Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')
  Object.defineProperty(control, 'value', {
    ...known,
    configurable: true,
    set(value: string) {
      known?.set?.call(control, value)
      listener()
    },
  })
  return () => {
    if (own) Object.defineProperty(control, 'value', own)
    else Reflect.deleteProperty(control, 'value')
  }
}
