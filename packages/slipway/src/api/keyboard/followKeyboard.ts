import type { Unsubscribe } from '../../base/emitter.ts'
import { whenLoaded } from '../../base/late/whenLoaded.ts'
import type { FieldRef } from './fieldKeyboard.ts'
import type { KeyboardHeightEvent } from './keyboard.ts'

/**
 * Reports the soft keyboard of a field to components. The code that observes the window is loaded when the field gets the focus,
 * before the keyboard has opened. If loading fails, no event is emitted until another field is focused.
 */
export function followKeyboard<Field extends Element>(
  field: FieldRef<Field>,
  listener: (field: Field, event: KeyboardHeightEvent) => void,
): Unsubscribe {
  const element = field.current
  let stop: Unsubscribe | undefined
  const load = () => {
    stop ??= whenLoaded(
      () => import('./fieldKeyboard.ts'),
      (late) => late.onFieldKeyboard(field, listener),
    )
  }
  element?.addEventListener('focus', load)
  // The field may have been focused when it was mounted.
  if (element?.matches(':focus')) load()
  return () => {
    element?.removeEventListener('focus', load)
    stop?.()
  }
}
