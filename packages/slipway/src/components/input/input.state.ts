import type { HTMLAttributes } from 'react'
import { plainNumber } from '../../base/numbers/plainNumber.ts'

/** Types of text that an `Input` accepts. */
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

/** Native attributes for a type of text. */
export interface InputKind {
  readonly type: string
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly pattern?: string
}

const numberPattern = '-?(\\d+\\.?\\d*|\\.\\d+)'

/**
 * Types that HTML does not have. Numbers use a native text field, because a native `number` field hides text that it cannot
 * parse, has no caret position and no maximum length, and changes with the mouse wheel.
 */
const kinds: Readonly<Record<string, InputKind>> = {
  number: { type: 'text', inputMode: 'numeric', pattern: numberPattern },
  digit: { type: 'text', inputMode: 'decimal', pattern: numberPattern },
  idcard: { type: 'text', inputMode: 'text' },
  none: { type: 'text', inputMode: 'none' },
}

const nativeTypes = ['tel', 'password', 'email', 'url', 'search']

/** Returns the native attributes for a type. An unknown type becomes `text`. */
export function inputKind(type: string): InputKind {
  return kinds[type] ?? { type: nativeTypes.includes(type) ? type : 'text' }
}

/** Whether a type accepts numbers only. */
export const isNumeric = (type: string): boolean => type === 'number' || type === 'digit'

/** A number or the start of one: a lone minus and a trailing point match. */
const startOfNumber = /^-?\d*\.?\d*$/

/**
 * Returns the text that a number field shows after an input, or the text before if the input is not a number.
 *
 * Digits of other scripts become ASCII digits. A typed comma becomes a point, because many keyboards have no point. In pasted
 * text a comma may separate thousands or decimals, so such text is rejected.
 */
export function acceptNumber(text: string, before: string, isTyped: boolean): string {
  const plain = plainNumber(text)
  const number = isTyped ? plain.replace(/[,。]/, '.') : plain.trim()
  return startOfNumber.test(number) ? number : before
}

/** Returns the text of a number field for its `value`: an empty text if the value is not a number. */
export function numberText(text: string): string {
  return startOfNumber.test(text) ? text : ''
}
