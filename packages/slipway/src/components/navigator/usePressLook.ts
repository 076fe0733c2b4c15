import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** Props for the element of `usePressLook`. */
export interface PressLookProps {
  onPointerDown?(event: PointerEvent): void
  onPointerUp?(): void
  onPointerLeave?(): void
  onPointerCancel?(): void
}

/**
 * Returns whether a link should look pressed, and the props for its element. A simpler `useHover`, which also handles nested
 * elements; links are never nested.
 *
 * @param startMs Delay from the touch to the look, so that a scroll does not show it; a quick tap shows it when it ends.
 * @param stayMs Duration of the look after the touch has ended.
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
  // Resets the state when the page is hidden or the link unmounts, so that a page uncovered by Back has no pressed link.
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
