import { onFormReset } from '../form/onFormReset.ts'
import { watchSetValue } from '../form/watchSetValue.ts'
import type { TextControl } from './writeText.ts'

/**
 * Hears of every text that a field gets: typed, set back with its form, or set by a script, of which there is no event.
 *
 * @returns What stops it.
 */
export function watchText(control: TextControl, listener: () => void): () => void {
  const stopWatching = watchSetValue(control, listener)
  const disposal = new AbortController()
  control.addEventListener('input', listener, disposal)
  // The form sets its fields back after the event.
  onFormReset(control, () => setTimeout(listener), disposal)
  return () => {
    disposal.abort()
    stopWatching()
  }
}
