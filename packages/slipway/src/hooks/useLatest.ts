import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A ref to the latest value, for code that runs later, such as a timer, and must not use the value of an old render.
 *
 * Read it in events, timers and listeners, never during render. Effects should use React's `useEffectEvent` instead.
 */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  return latest
}
