import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps what an owner says in a checkbox, a radio or a switch when its form is reset, as React does for text: what the
 * browser goes back to is what the owner says. One without an owner goes back to how it began.
 *
 * @returns A ref for the input; join it with others by `useMergedRef`.
 */
export function useOwnedCheck(checked: boolean | undefined): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (input.current && checked !== undefined) input.current.defaultChecked = checked
  }, [checked])
  return input
}
