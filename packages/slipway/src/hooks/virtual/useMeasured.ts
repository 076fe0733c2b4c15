import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Virtual } from './createVirtual.ts'

/** Measures an element as the row of an index while it is mounted. */
export function useMeasured(observe: Virtual['observeItem'], index: number): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (element.current ? observe(element.current, index) : undefined), [observe, index])
  return element
}
