/**
 * Calls the listener for each value that a script writes into a field. The browser emits no event for such values, and form
 * libraries write them.
 *
 * @returns Stops watching.
 */
export function watchSetValue(control: HTMLInputElement | HTMLTextAreaElement, listener: () => void): () => void {
  // React has defined a `value` property on the element for the same purpose.
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
