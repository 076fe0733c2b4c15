import { type RefObject, useLayoutEffect, useRef } from 'react'
import { inputDefaults } from '../../base/defaults/defaults.ts'
import { type TextControl, writeText } from './writeText.ts'

/** What a field is about when its owner may have another text for it. */
export interface OwnedText {
  /** The owner's text; `undefined` where the field keeps its own. */
  readonly text: string | undefined
  /** Counts what the user did: a render that follows such a thing at once holds the owner's answer. */
  readonly acts: number
  /** Whether an input method is at work, whose text nobody may touch. */
  isComposing(): boolean
}

/**
 * Shows the owner's text in a field.
 *
 * An answer to what the user did shows at once, and so does anything while the field has no focus. A text that comes by itself
 * while the field has the focus waits, and is dropped when the field shows it by then; so what a slow owner echoes does not
 * undo what was typed since.
 */
export function useOwnedText(control: RefObject<TextControl | null>, { text, acts, isComposing }: OwnedText): void {
  const answered = useRef(acts)
  const isOwned = text !== undefined
  useLayoutEffect(() => {
    const field = control.current
    // From now on the field does not take its default for its text, which changes along with the owner's.
    if (isOwned && field) writeOwn(field)
  }, [control, isOwned])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether an input method is at work is asked at the moment.
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

function writeOwn(field: TextControl): void {
  const { value } = field
  field.value = value
}
