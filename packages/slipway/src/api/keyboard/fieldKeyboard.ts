// Separate chunk: loaded when a text field gets the focus.
import type { Unsubscribe } from '../../base/emitter.ts'
import { type KeyboardHeightEvent, onKeyboardHeightChange } from './keyboard.ts'

/** A ref to the element of a field. */
export interface FieldRef<Field extends Element> {
  readonly current: Field | null
}

/** Calls the listener for changes of the keyboard while it is open for this field, until it has closed. */
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
