import { type RefObject, useLayoutEffect, useState } from 'react'
import { watchText } from './watchText.ts'
import type { TextControl } from './writeText.ts'

/** Number of characters of a text field, in UTF-16 code units as `maxLength` counts them. */
export interface TextCount {
  readonly length: number
  /** The field's maximum; `undefined` without one. */
  readonly max: number | undefined
}

/**
 * Counts the characters of the text field inside an element.
 *
 * @param place Ref of the element.
 * @param counts Whether to count.
 * @returns `undefined` while there is no text field.
 */
export function useTextCount(place: RefObject<Element | null>, counts: boolean): TextCount | undefined {
  const [count, setCount] = useState<TextCount>()
  const [field, setField] = useState<TextControl | null>(null)
  // After each render, because the field may be another one.
  useLayoutEffect(() => {
    setField(counts ? (place.current?.querySelector<TextControl>(textFields) ?? null) : null)
  })
  useLayoutEffect(() => {
    const read = () => setCount(field ? countOf(field) : undefined)
    read()
    return field ? watchText(field, read) : undefined
  }, [field])
  return count
}

const textFields = 'textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"])'

const countOf = ({ value, maxLength }: TextControl): TextCount => ({
  length: value.length,
  max: maxLength < 0 ? undefined : maxLength,
})
