import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
import type { Unsubscribe } from '../../base/emitter.ts'
import { followPress } from './followPress.ts'
import { type HoverEvent, type HoverTimes, hoverEndsAtMs, idleHover, isHovered, nextHover } from './hover.state.ts'

/** Options of `useHover`. */
export interface HoverOptions extends HoverTimes {
  /** Whether ancestors of this element show no feedback for the same touch. */
  readonly stopPropagation: boolean
}

/** Props that `useHover` returns for the element; empty without options. */
export interface HoverProps<Target extends Element = HTMLElement> {
  onPointerDown?(event: ReactPointerEvent<Target>): void
}

/** Touches that an inner element has claimed by `stopPropagation`. */
const stoppedTouches = new WeakSet<Event>()

/**
 * Returns whether an element should look pressed, by touch, mouse or pen: the `hover` state of mini-programs.
 *
 * For feedback in the very first frame, CSS `:active` is enough. This hook adds the delays that keep a list from flashing while it
 * is scrolled.
 *
 * @param options Without options the result is `[false, {}]`.
 * @returns Whether the element looks pressed, and props to spread.
 *
 * @example
 * const [pressed, hoverProps] = useHover({ startTime: 50, stayTime: 400, stopPropagation: false })
 * return <div {...hoverProps} className={pressed ? 'pressed' : undefined} />
 */
export function useHover<Target extends Element = HTMLElement>(
  options: HoverOptions | undefined,
): readonly [boolean, HoverProps<Target>] {
  const [hovered, setHovered] = useState(false)
  const hover = useRef(idleHover)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unfollow = useRef<Unsubscribe>(undefined)
  useEffect(
    () => () => {
      unfollow.current?.()
      clearTimeout(timer.current)
      hover.current = idleHover
      setHovered(false)
    },
    [],
  )
  if (!options) return [false, {}]

  const send = (event: HoverEvent) => {
    hover.current = nextHover(hover.current, event, options)
    setHovered(isHovered(hover.current))
    clearTimeout(timer.current)
    const atMs = hoverEndsAtMs(hover.current, options)
    if (atMs < Number.POSITIVE_INFINITY)
      timer.current = setTimeout(() => send({ type: 'time', atMs }), atMs - event.atMs)
  }
  const onPointerDown = ({ currentTarget, nativeEvent: down, button, isPrimary }: ReactPointerEvent<Target>) => {
    if (button !== 0 || !isPrimary || stoppedTouches.has(down)) return
    if (options.stopPropagation) stoppedTouches.add(down)
    unfollow.current?.()
    unfollow.current = followPress(currentTarget, down, send)
  }
  return [hovered, { onPointerDown }]
}
