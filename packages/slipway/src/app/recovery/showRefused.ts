import { showToast } from '../../api/toast/index.ts'
import { message } from '../../base/locale/messages.ts'
import { overlayStore } from '../../base/overlay/overlays.ts'

/**
 * Says why a page was not opened: whoever tapped a link waits for something to happen. What the app shows itself goes before.
 *
 * @param isLost Whether its code did not arrive; else it threw as it arrived.
 */
export function showRefused(isLost: boolean): void {
  if (overlayStore.get().length > 0) return
  const reason = navigator.onLine ? 'async.text' : 'offline.title'
  void showToast({ title: message(isLost ? reason : 'pageError.title'), icon: 'none' })
}
