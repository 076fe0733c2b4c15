import { type RefObject, useLayoutEffect, useState } from 'react'
import { watchText } from '../../hooks/text-field/watchText.ts'
import type { CodeSelection } from './codeInput.state.ts'

/** Text and selection of a field. */
interface CodeText {
  readonly text: string
  readonly selection: CodeSelection | undefined
}

/** Follows the text of a field, by the user, a script or a reset, and its selection while it has the focus. */
export function useCodeText(control: RefObject<HTMLInputElement | null>, initial: string): CodeText {
  const [state, setState] = useState<CodeText>({ text: initial, selection: undefined })
  useLayoutEffect(() => {
    const field = control.current
    if (!field) return
    const read = () => {
      const next = textOf(field)
      setState((last) => (isSame(last, next) ? last : next))
    }
    read()
    const disposal = new AbortController()
    for (const type of ['focus', 'blur', 'select']) field.addEventListener(type, read, disposal)
    field.ownerDocument.addEventListener('selectionchange', read, disposal)
    const stop = watchText(field, read)
    return () => {
      disposal.abort()
      stop()
    }
  }, [control])
  return state
}

function textOf(field: HTMLInputElement): CodeText {
  const { value, selectionStart, selectionEnd } = field
  const isFocused = field.ownerDocument.activeElement === field && !field.readOnly
  const start = selectionStart ?? value.length
  return { text: value, selection: isFocused ? { start, end: selectionEnd ?? start } : undefined }
}

const isSame = (one: CodeText, other: CodeText) =>
  one.text === other.text &&
  one.selection?.start === other.selection?.start &&
  one.selection?.end === other.selection?.end
