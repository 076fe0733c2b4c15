import { type RefObject, useLayoutEffect, useRef } from 'react'
import { inputDefaults } from '../../base/defaults/defaults.ts'
import { type TextControl, writeText } from './writeText.ts'

/** Options of `useControlledText`. */
export interface ControlledText {
  /** The text of a controlled field; `undefined` if the field is uncontrolled. */
  readonly text: string | undefined
  /** Number of the user's actions: the render that follows an action contains the app's answer to it. */
  readonly acts: number
  /** Whether an IME composition is in progress, during which the text must not be changed. */
  isComposing(): boolean
}

/**
 * Shows the text of a controlled field.
 *
 * An answer to the user's action is shown immediately, and so is any text while the field is not focused. Any other text that
 * arrives while the field is focused waits, and is dropped if the field shows the same text by then. So a late answer of the app
 * does not undo text that was typed since.
 */
export function useControlledText(
  control: RefObject<TextControl | null>,
  { text, acts, isComposing }: ControlledText,
): void {
  const answered = useRef(acts)
  const isControlled = text !== undefined
  useLayoutEffect(() => {
    const field = control.current
    // From now on the field's text no longer follows its `defaultValue`, which changes together with `value`.
    if (isControlled && field) detachFromDefault(field)
  }, [control, isControlled])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isComposing` is called at the time of writing.
  useLayoutEffect(() => {
    const field = control.current
    const isAnswer = answered.current !== acts
    answered.current = acts
    if (text === undefined || !field || field.value === text) return
    const write = () => {
      if (!isComposing()) writeText(field, text)
    }
    if (isAnswer || field.ownerDocument.activeElement !== field) return write()
    const timer = setTimeout(write, inputDefaults.valueSyncDebounceMs)
    return () => clearTimeout(timer)
  }, [control, text, acts])
}

function detachFromDefault(field: TextControl): void {
  const { value } = field
  field.value = value
}
