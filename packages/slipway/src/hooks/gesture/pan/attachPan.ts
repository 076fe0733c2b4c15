import type { Unsubscribe } from '../../../base/emitter.ts'
import { listen } from '../listen.ts'
import { leaveTouchAction } from '../touchAction.ts'
import { type FollowedPan, followPan } from './followPan.ts'
import type { PanAxis } from './pan.state.ts'
import type { PanOptions } from './panOptions.ts'

/** Gestures that the browser keeps while no pan is in progress. Pinch zoom is always allowed: it needs two touches, and a pan has one. */
const touchActions: Readonly<Record<PanAxis, string>> = {
  x: 'pan-y pinch-zoom',
  y: 'pan-x pinch-zoom',
  both: 'pinch-zoom',
}

/**
 * Recognises pans on an element by touch, pen and mouse, without React.
 *
 * A recognised pan captures its pointer, and the click after it is suppressed once. A pan by mouse or pen selects no text, and
 * while a pan is possible the browser does not start to drag images. Range inputs keep all pointers, and text fields keep the mouse
 * and the pen.
 *
 * Two mechanisms prevent the browser from scrolling by the same touch, because neither is sufficient:
 * - `touch-action`, set on the element according to the axis. The browser knows it before the touch: scrolling across the axis
 *   never waits for a script, and scrolling along the axis never begins. But it cannot express "only downwards, only at the top",
 *   and it does not apply to scrollers inside, for which the browser starts with `auto` again.
 * - A cancelable `touchmove`, for scrollers inside and for an element that is a scroller itself. With it the browser checks whether
 *   it may scroll. It is dispatched after `pointermove` and, because the browser's threshold may be smaller, possibly before the
 *   pan is decided; then this event decides. The listener must be added before the touch, otherwise browsers scroll without
 *   waiting. It is not passive, so a scroll in this element waits for the script once, at its first move. A scroll that has begun
 *   cannot be prevented; the browser then dispatches `pointercancel`, and the pan ends.
 *
 * @param latest Returns the current options, for each touch and each call. `axis`, `pointers` and `touchAction` must not change.
 * @returns Detaches the listeners; a pan in progress ends as cancelled.
 *
 * @example
 * const detach = attachPan(page, {
 *   axis: 'x',
 *   priority: 1,
 *   startRegion: (down) => edgeDistances(down, page).fromStart <= 20,
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
  const disposal = new AbortController()
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
  element.addEventListener('pointerdown', onDown, { signal: disposal.signal })
  listen(element, 'click', onClick, disposal)
  if (pointers?.join() !== 'mouse') {
    // Not in the capture phase, so that the innermost pan decides first.
    element.addEventListener('touchmove', onTouchMove, { passive: false, signal: disposal.signal })
    giveBack = leaveTouchAction(element, touchAction)
  }
  return () => {
    giveBack?.()
    disposal.abort()
    pan?.cancel()
  }
}
