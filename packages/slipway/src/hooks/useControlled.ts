import { useState } from 'react'

/**
 * State that may be controlled: with `value` set, the component is controlled; without it, the component keeps its own state, which
 * starts with `initial`.
 *
 * @returns The current value, and a setter for the component's own state. The setter emits nothing: the component itself calls
 * `onChange` (or its like), in which the app sets `value`.
 */
export function useControlled<Value>(
  value: Value | undefined,
  initial: Value,
): readonly [Value, (next: Value) => void] {
  const [own, setOwn] = useState(initial)
  return [value === undefined ? own : value, setOwn]
}
