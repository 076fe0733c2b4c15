import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps a controlled checkbox, radio or switch unchanged when its form is reset, as React does for text fields: `defaultChecked`,
 * to which the browser resets, follows the prop `checked`. An uncontrolled input returns to its initial state.
 *
 * @returns A ref for the input; merge it with others by `useMergedRef`.
 */
export function useControlledCheck(checked: boolean | undefined): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (input.current && checked !== undefined) input.current.defaultChecked = checked
  }, [checked])
  return input
}
