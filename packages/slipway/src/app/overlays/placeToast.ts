import { focusedField } from '../../api/keyboard/focusedField.ts'
import type { ToastRequest } from '../../base/overlay/overlays.ts'

/** Distance in pixels that a toast keeps from the field in use. */
const distancePx = 8

/** Sets the position of a toast. In the middle of the window it would cover the field in use if that is there, too: then it is elsewhere. */
export function placeToast(toast: HTMLElement, position: ToastRequest['position'] = 'center'): void {
  toast.dataset.position = position
  const field = focusedField()
  if (position !== 'center' || !field) return
  const card = toast.firstElementChild?.getBoundingClientRect()
  const used = field.getBoundingClientRect()
  if (!card || used.bottom + distancePx < card.top || used.top - distancePx > card.bottom) return
  toast.dataset.position = used.top + used.bottom > innerHeight ? 'top' : 'bottom'
}
