/**
 * Milliseconds without scroll events after a touch ends until scrolling counts as ended. Needed because a touch that has scrolled
 * nothing is followed by no `scrollend`.
 */
const liftedRestMs = 150

/**
 * Milliseconds after a scroll event until scrolling counts as ended if no `scrollend` has arrived. Safari supports `scrollend` from
 * version 26.2. In browsers that support it, a pause proves little: during a scroll a busy browser may emit nothing for more than
 * 150 ms, and it undoes a scroll position that is set then.
 */
const scrolledRestMs = 1_000

/**
 * Waits until no scroll events arrive, and then for the next frame. The frame begins with pending scroll events: on a page that was
 * busy, the timeout may elapse before they are dispatched.
 *
 * @returns Starts the wait, or restarts it; without an argument, cancels it. `hasScrolled`: the user has scrolled.
 */
export function waitForRest(rest: () => void): (hasScrolled?: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let frame = 0
  return (hasScrolled) => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    if (hasScrolled === undefined) return
    const silenceMs = hasScrolled && 'onscrollend' in window ? scrolledRestMs : liftedRestMs
    timer = setTimeout(() => {
      frame = requestAnimationFrame(rest)
    }, silenceMs)
  }
}
