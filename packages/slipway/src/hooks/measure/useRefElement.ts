import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** Returns the ref's element as of the last render of the component; `null` on a server and before the first render. */
export function useRefElement(ref: RefObject<Element | null>): Element | null {
  const [held, setHeld] = useState<Element | null>(null)
  // Read before the paint, and again in an effect, because elements later in the tree get their refs later.
  useLayoutEffect(() => setHeld(ref.current))
  useEffect(() => setHeld(ref.current))
  return held
}
