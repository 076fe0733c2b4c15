import type { Unsubscribe } from '../../base/emitter.ts'

/**
 * Focuses the control that was clicked, as all browsers but Safari do. A dialog that the control opens can then return the focus to
 * it. If the app has prevented the default action of `mousedown`, the focus does not move.
 *
 * @returns Stops doing so.
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
    // Safari leaves the focus to an ancestor of the control. If another element has the focus, it was moved there deliberately and
    // stays.
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
