import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react'
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

/** The newest press on an element. */
interface HoverPress {
  state: ReturnType<typeof nextHover>
  timer?: ReturnType<typeof setTimeout>
  unfollow?: Unsubscribe
}

/** Touches that an inner element has claimed by `stopPropagation`. */
const stoppedTouches = new WeakSet<Event>()

/** Result without options. */
const withoutHover = [false, {}] as const

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
  // No effect cleans this up, because an effect per row is slow. A press ends with its pointer, whether mounted or not.
  const press = useRef<HoverPress>(undefined)
  if (!options) return withoutHover

  const onPointerDown = ({ currentTarget, nativeEvent: down, button, isPrimary }: ReactPointerEvent<Target>) => {
    if (button !== 0 || !isPrimary || stoppedTouches.has(down)) return
    if (options.stopPropagation) stoppedTouches.add(down)
    press.current ??= { state: idleHover }
    const now = press.current
    const send = (event: HoverEvent) => {
      now.state = nextHover(now.state, event, options)
      setHovered(isHovered(now.state))
      clearTimeout(now.timer)
      const atMs = hoverEndsAtMs(now.state, options)
      if (atMs < Number.POSITIVE_INFINITY) now.timer = setTimeout(() => send({ type: 'time', atMs }), atMs - event.atMs)
    }
    now.unfollow?.()
    now.unfollow = followPress(currentTarget, down, send)
  }
  return [hovered, { onPointerDown }]
}
