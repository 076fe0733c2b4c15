import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** What a ref holds after each render of the component; `null` on a server, and before the first one. */
export function useHeld(ref: RefObject<Element | null>): Element | null {
  const [held, setHeld] = useState<Element | null>(null)
  // Before the paint; and once more, as elements that come later in the tree get their refs later.
  useLayoutEffect(() => setHeld(ref.current))
  useEffect(() => setHeld(ref.current))
  return held
}
