import { plainNumber } from '../../base/numbers/plainNumber.ts'

/** The characters of a code: digits, or letters and digits. */
export type CodeInputType = 'number' | 'text'

/** Returns the length of a code for the `length` prop: at least 1. */
export function codeLength(length: number): number {
  return length >= 1 ? Math.floor(length) : 1
}

/**
 * Returns the characters of a text that belong to a code. Digits of other scripts become ASCII digits, and the spaces and dashes between
 * groups of characters are removed.
 */
export function codeOf(text: string, type: CodeInputType): string {
  return type === 'number'
    ? plainNumber(text).replace(/\D/g, '')
    : text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')
}

/** Returns the pattern of a complete code for `<input pattern>`. */
export function codePattern(type: CodeInputType, length: number): string {
  return `${type === 'number' ? '[0-9]' : '.'}{${length}}`
}

/** The selection in a code; `undefined` while the field does not have the focus. */
export interface CodeSelection {
  readonly start: number
  readonly end: number
}

/** The state of a box: `current` if the next character is entered there, and whether a caret is there. */
export interface CodeBox {
  readonly character: string
  readonly isCurrent: boolean
  readonly hasCaret: boolean
}

/**
 * Returns the boxes of a code. Without selected characters, the box after the caret is the current one. After the last character of a
 * complete code there is no caret, but the last box remains the current one.
 */
export function codeBoxes(text: string, length: number, selection: CodeSelection | undefined): readonly CodeBox[] {
  return Array.from({ length }, (_, index) => {
    if (!selection) return { character: text[index] ?? '', isCurrent: false, hasCaret: false }
    const { start, end } = selection
    const isCaret = start === end
    const current = Math.min(start, length - 1)
    return {
      character: text[index] ?? '',
      isCurrent: isCaret ? index === current : index >= start && index < end,
      hasCaret: isCaret && index === start,
    }
  })
}
