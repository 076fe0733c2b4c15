import type { Unsubscribe } from '../../base/emitter.ts'
import type { KeyboardHeightEvent } from './keyboard.ts'

/**
 * Listens as `onKeyboardHeightChange` does, for components: what watches the window is loaded meanwhile. Where it cannot be
 * loaded, nothing is heard until the next component tries.
 */
export function followKeyboard(listener: (event: KeyboardHeightEvent) => void): Unsubscribe {
  let stop: Unsubscribe | undefined
  let isOver = false
  import('./keyboard.ts').then(
    ({ onKeyboardHeightChange }) => {
      if (!isOver) stop = onKeyboardHeightChange(listener)
    },
    () => {},
  )
  return () => {
    isOver = true
    stop?.()
  }
}
