import { useState } from 'react'

/**
 * Holds a value that its owner may control: with `value` set, the owner decides; without it, the component keeps its own,
 * starting from `initial`.
 *
 * @returns The value in force, and a setter for the component's own copy. The setter tells nobody: the component raises
 * its own event, in which the owner sets `value`.
 */
export function useControlled<Value>(
  value: Value | undefined,
  initial: Value,
): readonly [Value, (next: Value) => void] {
  const [own, setOwn] = useState(initial)
  return [value === undefined ? own : value, setOwn]
}
