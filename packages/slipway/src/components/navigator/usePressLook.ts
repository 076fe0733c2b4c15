import { type PointerEvent, useRef, useState } from 'react'
import { followPress } from '../../hooks/press/followPress.ts'

/**
 * Returns whether a link should look pressed, and the listener for `pointerdown` on its element. A simpler `useHover`, which also
 * handles nested elements; links are never nested.
 *
 * @param startMs Delay from the touch to the look, so that a scroll does not show it; a quick tap shows it when it ends.
 * @param stayMs Duration of the look after the touch has ended.
 */
export function usePressLook(startMs: number, stayMs: number): readonly [boolean, (event: PointerEvent) => void] {
  const [isPressed, setPressed] = useState(false)
  // No effect cleans this up, because an effect per row is slow. A press ends with its pointer, whether mounted or not.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = (ms: number, next: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(setPressed, ms, next)
  }
  const onPointerDown = ({ button, isPrimary, currentTarget, nativeEvent }: PointerEvent) => {
    if (button !== 0 || !isPrimary) return
    let isDown = true
    followPress(currentTarget, nativeEvent, ({ type }) => {
      if (type === 'down') later(startMs, true)
      if (!isDown || type === 'down' || type === 'move') return
      isDown = false
      if (type === 'up') setPressed(true)
      later(type === 'up' ? stayMs : 0, false)
    })
  }
  return [isPressed, onPointerDown]
}
