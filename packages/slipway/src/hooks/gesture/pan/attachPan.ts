import type { Unsubscribe } from '../../../base/emitter.ts'
import { listen } from '../listen.ts'
import { leaveTouchAction } from '../touchAction.ts'
import { type FollowedPan, followPan } from './followPan.ts'
import type { PanAxis } from './pan.state.ts'
import type { PanOptions } from './panOptions.ts'

/** What is left to the browser at rest. Zooming always is: it takes two fingers, which are no pan. */
const touchActions: Readonly<Record<PanAxis, string>> = {
  x: 'pan-y pinch-zoom',
  y: 'pan-x pinch-zoom',
  both: 'pinch-zoom',
}

/**
 * Makes an element pannable by touch, pen and mouse, without React.
 *
 * A recognised pan captures its pointer, and the click after it is swallowed, once. A precise pointer that pans selects no
 * text, and while it may be panning no drag of an image begins. Range inputs keep every pointer, and text fields keep the
 * mouse and the pen.
 *
 * Two things keep the browser from scrolling by the same finger, because each knows what the other cannot:
 * - `touch-action`, set on the element from the axis, is known to the browser before the touch: scrolling across the axis
 *   never waits for a script, and scrolling along it never begins. But it cannot say "only downwards, only at the top",
 *   and it does not reach into scrollers inside, where the browser starts over with `auto`.
 * - There, and on a scroller itself, a `touchmove` that can be prevented is the browser's question whether it may scroll,
 *   asked after `pointermove` and, as its own slop may be the shorter one, perhaps before anything is decided: then the
 *   question decides. The listener has to be there before the touch, else browsers go ahead; and it is not passive, so a
 *   scroll in this element waits for the script once, at its first move. Scrolling that has begun cannot be prevented any
 *   more; it sends `pointercancel`, and the pan is over.
 *
 * @param latest Gives the options as they are at the time, for each touch and each call. What it says of `axis`,
 *   `pointers` and `touchAction` must stay as it was.
 * @returns Detaches it; a pan under way ends as cancelled.
 *
 * @example
 * const detach = attachPan(page, {
 *   axis: 'x',
 *   priority: 1,
 *   startRegion: (down) => panPlace(down, page).fromStart <= 20,
 *   onMove: ({ offset }) => { page.style.translate = `${offset.x}px` },
 *   onEnd: ({ velocity, cancelled }) => settle(!cancelled && velocity.x > 0.3),
 * })
 *
 * @see https://www.w3.org/TR/pointerevents/#determining-supported-direct-manipulation-behavior
 */
export function attachPan(
  element: HTMLElement,
  options: PanOptions,
  latest: () => PanOptions = () => options,
): Unsubscribe {
  const { axis, pointers, touchAction = touchActions[axis] } = options
  const detached = new AbortController()
  let giveBack: Unsubscribe | undefined
  let pan: FollowedPan | undefined

  const onDown = (down: PointerEvent) => {
    pan?.cancel()
    pan = followPan(element, down, latest)
  }
  const onTouchMove = (event: TouchEvent) => {
    if (event.cancelable && pan?.isClaimed()) event.preventDefault()
  }
  const onClick = (click: MouseEvent) => {
    if (!pan?.isTail(click)) return
    pan = undefined
    click.preventDefault()
    click.stopPropagation()
  }
  element.addEventListener('pointerdown', onDown, { signal: detached.signal })
  listen(element, 'click', onClick, detached)
  if (pointers?.join() !== 'mouse') {
    // Not in the capture phase: the innermost pan is asked first.
    element.addEventListener('touchmove', onTouchMove, { passive: false, signal: detached.signal })
    giveBack = leaveTouchAction(element, touchAction)
  }
  return () => {
    giveBack?.()
    detached.abort()
    pan?.cancel()
  }
}
