import { useState } from 'react'

/** Returns the value, or the last defined value while it is `undefined`. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
