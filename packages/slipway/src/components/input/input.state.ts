import type { HTMLAttributes } from 'react'

/** The kinds of text that an `Input` takes. */
export type InputType =
  | 'text'
  | 'number'
  | 'digit'
  | 'idcard'
  | 'tel'
  | 'password'
  | 'email'
  | 'url'
  | 'search'
  | 'none'

/** What makes a native input of a kind. */
export interface InputKind {
  readonly type: string
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly pattern?: string
}

const numberPattern = '-?(\\d+\\.?\\d*|\\.\\d+)'

/**
 * The kinds that HTML has no type for. Numbers are text: a native `number` says nothing of what it cannot read, has no
 * caret, no length, and changes with the mouse wheel.
 */
const kinds: Readonly<Record<string, InputKind>> = {
  number: { type: 'text', inputMode: 'numeric', pattern: numberPattern },
  digit: { type: 'text', inputMode: 'decimal', pattern: numberPattern },
  idcard: { type: 'text', inputMode: 'text' },
  none: { type: 'text', inputMode: 'none' },
}

const nativeTypes = ['tel', 'password', 'email', 'url', 'search']

/** The native attributes of a kind; what is no kind is text. */
export function inputKind(type: string): InputKind {
  return kinds[type] ?? { type: nativeTypes.includes(type) ? type : 'text' }
}

/** Whether a kind takes numbers only. */
export const isNumeric = (type: string): boolean => type === 'number' || type === 'digit'

/** A number as someone may leave it on the way: a lone minus and a trailing point included. */
const startOfNumber = /^-?\d*\.?\d*$/

/**
 * The text that a number field takes for what was put in; the text before where it takes nothing of it.
 *
 * Digits of other scripts become ASCII ones, and a comma that is typed becomes the point that many keyboards do not have. In what
 * is pasted a comma may mean thousands or decimals, so that is refused.
 */
export function acceptNumber(text: string, before: string, isTyped: boolean): string {
  const plain = text
    .normalize('NFKC')
    // The last four bits of these are the digit.
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace('\u2212', '-')
  const number = isTyped ? plain.replace(/[,٫。]/, '.') : plain.trim()
  return startOfNumber.test(number) ? number : before
}

/** What a number field shows of its owner's text: nothing of what is no number. */
export function numberText(text: string): string {
  return startOfNumber.test(text) ? text : ''
}
