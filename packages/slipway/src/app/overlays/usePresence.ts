import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** A value that stays rendered while its element animates out. */
export interface Presence<Value> {
  /** The value to render: the current one, or the last one while it animates out. */
  readonly present: Value | undefined
  readonly leaving: boolean
  /** Ref of the element whose own CSS animations and transitions are its exit motion. */
  readonly ref: RefObject<HTMLDivElement | null>
}

/**
 * Keeps a removed value until its element has animated out: render `leaving` as `data-leaving` and animate in CSS. An element
 * without animations is removed at once; a new value during the exit replaces the old one.
 */
export function usePresence<Value>(value: Value | undefined): Presence<Value> {
  const [present, setPresent] = useState(value)
  if (value !== undefined && value !== present) setPresent(value)
  const leaving = value === undefined && present !== undefined
  const ref = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!leaving) return
    let cancelled = false
    // jsdom (used by tests of apps) has no animations.
    const motions = ref.current?.getAnimations?.() ?? []
    void Promise.allSettled(motions.map(({ finished }) => finished)).then(() => {
      if (!cancelled) setPresent(undefined)
    })
    return () => {
      cancelled = true
    }
  }, [leaving])

  return { present, leaving, ref }
}
