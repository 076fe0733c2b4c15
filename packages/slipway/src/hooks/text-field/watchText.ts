import { onFormReset } from '../form/onFormReset.ts'
import { watchSetValue } from '../form/watchSetValue.ts'
import type { TextControl } from './writeText.ts'

/**
 * Calls the listener each time a field's text changes: by typing, by a reset of its form, or by a script, for which browsers emit
 * no event.
 *
 * @returns Stops watching.
 */
export function watchText(control: TextControl, listener: () => void): () => void {
  const stopWatching = watchSetValue(control, listener)
  const disposal = new AbortController()
  control.addEventListener('input', listener, disposal)
  // The form resets its fields after the event.
  onFormReset(control, () => setTimeout(listener), disposal)
  return () => {
    disposal.abort()
    stopWatching()
  }
}
