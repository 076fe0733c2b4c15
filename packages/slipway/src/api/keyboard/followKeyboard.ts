import type { Unsubscribe } from '../../base/emitter.ts'
import { whenLoaded } from '../../base/whenLoaded.ts'
import type { FieldRef } from './fieldKeyboard.ts'
import type { KeyboardHeightEvent } from './keyboard.ts'

/**
 * Tells of the soft keyboard of a field, for components: what watches the window is loaded meanwhile. Where it cannot be
 * loaded, nothing is heard until the next component tries.
 */
export function followKeyboard<Field extends Element>(
  field: FieldRef<Field>,
  listener: (field: Field, event: KeyboardHeightEvent) => void,
): Unsubscribe {
  return whenLoaded(import('./fieldKeyboard.ts'), (late) => late.onFieldKeyboard(field, listener))
}
