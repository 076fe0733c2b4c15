import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** What `usePressLook` needs on the element. */
export interface PressLookProps {
  onPointerDown?(event: PointerEvent): void
  onPointerUp?(): void
  onPointerLeave?(): void
  onPointerCancel?(): void
}

/**
 * Tells whether a link should look pressed. `useHover` does so for elements within each other, which links never are; this
 * is what is left of it without.
 *
 * @param startMs Time from the touch to the look, so that a scroll shows none; a quick tap shows it as it ends.
 * @param stayMs Time that the look stays after the finger has gone.
 */
export function usePressLook(startMs: number, stayMs: number): readonly [boolean, PressLookProps] {
  const [isPressed, setPressed] = useState(false)
  const isDown = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = (ms: number, next: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(setPressed, ms, next)
  }
  const end = () => {
    const wasDown = isDown.current
    isDown.current = false
    return wasDown
  }
  // A page that Back uncovers has nothing pressed.
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      setPressed(false)
    },
    [],
  )
  const drop = () => {
    if (end()) later(0, false)
  }
  const props = {
    onPointerDown({ button, isPrimary }: PointerEvent) {
      if (button !== 0 || !isPrimary) return
      isDown.current = true
      later(startMs, true)
    },
    onPointerUp() {
      if (!end()) return
      setPressed(true)
      later(stayMs, false)
    },
    onPointerLeave: drop,
    onPointerCancel: drop,
  }
  return [isPressed, props]
}
