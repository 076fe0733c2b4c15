import type { Unsubscribe } from '../../base/emitter.ts'
import { whenLoaded } from '../../base/whenLoaded.ts'
import type { FieldRef } from './fieldKeyboard.ts'
import type { KeyboardHeightEvent } from './keyboard.ts'

/**
 * Reports the soft keyboard of a field to components. The code that observes the window is loaded on demand. If loading
 * fails, no event is emitted until another component tries again.
 */
export function followKeyboard<Field extends Element>(
  field: FieldRef<Field>,
  listener: (field: Field, event: KeyboardHeightEvent) => void,
): Unsubscribe {
  return whenLoaded(import('./fieldKeyboard.ts'), (late) => late.onFieldKeyboard(field, listener))
}
