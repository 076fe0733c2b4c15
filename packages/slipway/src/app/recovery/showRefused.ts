import { showToast } from '../../api/toast/index.ts'
import { message } from '../../base/locale/messages.ts'
import { overlayStore } from '../../base/overlay/overlays.ts'

/**
 * Shows the reason why a page was not opened, because a user who tapped a link expects a reaction. An overlay of the app
 * takes precedence.
 *
 * @param isLost Whether the page's code could not be loaded; otherwise it threw when it was evaluated.
 */
export function showRefused(isLost: boolean): void {
  if (overlayStore.get().length > 0) return
  const reason = navigator.onLine ? 'async.text' : 'offline.title'
  void showToast({ title: message(isLost ? reason : 'pageError.title'), icon: 'none' })
}
