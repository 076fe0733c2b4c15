/** How long nothing may scroll after a finger has gone until it rests, in milliseconds: of what has not moved no `scrollend` tells. */
const liftedRestMs = 150

/**
 * How long after a scroll event it rests where no `scrollend` has told so, in milliseconds. Safari has that event from 26.2 on.
 * Where there is one, silence means little: in the middle of a way a busy browser is silent for longer than 150 ms, and what is
 * scrolled to then it takes back.
 */
const scrolledRestMs = 1_000

/**
 * Waits for silence, and then for the next frame, which begins with the scroll events that are due: on a page that was busy
 * meanwhile the time is over before any of them is told.
 *
 * @returns Begins to wait, anew where it does already; without an argument it stops. `hasScrolled`: a hand has moved it.
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
