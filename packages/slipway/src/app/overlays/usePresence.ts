import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** A value that stays on screen while its element leaves. */
export interface Presence<Value> {
  /** What to render: the value, or the last one while it leaves. */
  readonly present: Value | undefined
  readonly leaving: boolean
  /** The element whose own animations and transitions are the way out. */
  readonly ref: RefObject<HTMLDivElement | null>
}

/**
 * Keeps a value that has gone until its element has moved out: show `leaving` as `data-leaving` and let CSS do the rest.
 * Without motion it goes at once; a new value meanwhile takes over.
 */
export function usePresence<Value>(value: Value | undefined): Presence<Value> {
  const [present, setPresent] = useState(value)
  if (value !== undefined && value !== present) setPresent(value)
  const leaving = value === undefined && present !== undefined
  const ref = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!leaving) return
    let overtaken = false
    // jsdom, in which apps may test, knows no animations.
    const motions = ref.current?.getAnimations?.() ?? []
    void Promise.allSettled(motions.map(({ finished }) => finished)).then(() => {
      if (!overtaken) setPresent(undefined)
    })
    return () => {
      overtaken = true
    }
  }, [leaving])

  return { present, leaving, ref }
}
