import type { Unsubscribe } from '../../base/emitter.ts'

/**
 * Gives a control the focus that a click has brought it everywhere but in Safari. There too, what it opens then knows where it
 * came from, and gives the focus back. A click that an app keeps from moving the focus moves none here.
 *
 * @returns Stops it.
 *
 * @see https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/button#clicking_and_focus
 */
export function focusPressed(): Unsubscribe {
  let down: Event | undefined
  const onDown = (event: Event) => {
    down = event
  }
  const onClick = ({ isTrusted, target }: Event) => {
    let control = target as HTMLElement | null
    while (control && control.tabIndex < 0) control = control.parentElement
    // Where the focus is by another's will, it stays. Safari leaves it to whatever is around.
    if (isTrusted && !down?.defaultPrevented && document.activeElement?.contains(control)) {
      control?.focus({ preventScroll: true, focusVisible: false })
    }
  }
  document.addEventListener('mousedown', onDown, true)
  document.addEventListener('click', onClick, true)
  return () => {
    document.removeEventListener('mousedown', onDown, true)
    document.removeEventListener('click', onClick, true)
  }
}
