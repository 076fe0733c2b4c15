import type { Unsubscribe } from '../base/emitter.ts'

/**
 * Gives a control the focus that a click has brought it everywhere but in Safari. There too, what it opens then knows where it
 * came from, and gives the focus back. A click that an app keeps from moving the focus moves none here.
 *
 * @returns Stops it.
 *
 * @see https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/button#clicking_and_focus
 */
export function focusPressed(): Unsubscribe {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  let down: Event | undefined
  const onDown = (event: Event) => {
    down = event
  }
  const onClick = ({ isTrusted, target }: Event) => {
    const control = (target as Element).closest<HTMLElement>('a[href], button, input, select, summary')
    // Where the focus is by another's will, it stays. Safari leaves it to whatever is around.
    if (isTrusted && !down?.defaultPrevented && document.activeElement?.contains(control)) {
      control?.focus({ preventScroll: true, focusVisible: false })
    }
  }
  document.addEventListener('mousedown', onDown, options)
  document.addEventListener('click', onClick, options)
  return () => listening.abort()
}
