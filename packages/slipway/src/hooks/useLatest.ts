import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Holds the latest value for code that runs later, such as a timer, and must not act on an old render.
 *
 * Read it in events, timers and listeners, never while rendering. An effect takes React's `useEffectEvent` instead.
 */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  return latest
}
