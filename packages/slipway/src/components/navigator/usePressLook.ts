import { type PointerEvent, useRef, useState } from 'react'

/** Props for the element of `usePressLook`. */
export interface PressLookProps {
  onPointerDown(event: PointerEvent): void
  onPointerUp(): void
  onPointerLeave(): void
  onPointerCancel(): void
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
  // No effect cleans this up, because an effect per row is slow. The look ends after the touch, whether mounted or not.
  const press = useRef<{ isDown?: boolean; timer?: ReturnType<typeof setTimeout> }>({}).current
  const later = (ms: number, next: boolean) => {
    clearTimeout(press.timer)
    press.timer = setTimeout(setPressed, ms, next)
  }
  const end = (stay: number) => {
    if (press.isDown) later(stay, false)
    press.isDown = false
  }
  const drop = () => end(0)
  return [
    isPressed,
    {
      onPointerDown({ button, isPrimary }) {
        if (button !== 0 || !isPrimary) return
        press.isDown = true
        later(startMs, true)
      },
      onPointerUp() {
        if (press.isDown) setPressed(true)
        end(stayMs)
      },
      onPointerLeave: drop,
      onPointerCancel: drop,
    },
  ]
}
