// Separate chunk: loaded when a text field mounts.
import type { Unsubscribe } from '../../base/emitter.ts'
import { type KeyboardHeightEvent, onKeyboardHeightChange } from './keyboard.ts'

/** What holds the element of a field. */
export interface FieldRef<Field extends Element> {
  readonly current: Field | null
}

/** Listens as `onKeyboardHeightChange` does, to the keyboard that is there for one field, until that has gone. */
export function onFieldKeyboard<Field extends Element>(
  ref: FieldRef<Field>,
  listener: (field: Field, event: KeyboardHeightEvent) => void,
): Unsubscribe {
  let hasKeyboard = false
  return onKeyboardHeightChange((event) => {
    const field = ref.current
    const isHere = field !== null && field.ownerDocument.activeElement === field
    if (!field || (!isHere && !hasKeyboard)) return
    hasKeyboard = isHere && event.height > 0
    listener(field, event)
  })
}
