import { watchSetValue } from '../watchSetValue.ts'
import type { TextControl } from './writeText.ts'

/**
 * Hears of every text that a field gets: typed, set back with its form, or set by a script, of which there is no event.
 *
 * @returns What stops it.
 */
export function watchText(control: TextControl, listener: () => void): () => void {
  const stopWatching = watchSetValue(control, listener)
  // The form sets its fields back after the event.
  const onReset = (event: Event) => {
    if (event.target === control.form) setTimeout(listener)
  }
  control.addEventListener('input', listener)
  control.ownerDocument.addEventListener('reset', onReset)
  return () => {
    control.removeEventListener('input', listener)
    control.ownerDocument.removeEventListener('reset', onReset)
    stopWatching()
  }
}
