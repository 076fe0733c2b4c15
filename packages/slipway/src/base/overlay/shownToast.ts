import type { Unsubscribe } from '../emitter.ts'
import { overlayStore, type ToastRequest } from './overlays.ts'
import { hideOverlay, nextOverlayId, showOverlay } from './showOverlay.ts'

/** What ended a toast: its time, Back, somebody who hid it, or another toast, of which there is one at a time. */
export type ToastEnd = 'timeout' | 'back' | 'hidden' | 'replaced'

/** How long a toast is there. */
export interface ToastTime {
  /** Without one it stays until something else ends it. */
  readonly durationMs?: number | undefined
  /** Ends it, too. */
  readonly signal?: AbortSignal | undefined
  /** Called once. */
  readonly onEnd?: ((end: ToastEnd) => void) | undefined
}

/** Timers hold 31 bits of milliseconds; beyond, they would fire at once. */
const longestTimerMs = 2 ** 31 - 1

/** Ends the wait of what is on screen: its timer, and its ear on the caller's signal. */
let stopWaiting: Unsubscribe | undefined

/** Whom to tell of its end. */
let tell: ToastTime['onEnd']

/** Whose request left by itself last, so that its hide, which may come too late, is no mistake. */
let lapsed: ToastRequest['pair'] | undefined

const shownToast = () => overlayStore.get().find((request) => request.kind === 'toast')

/** Shows a toast, in the place of one that is shown. */
export function openToast(
  request: Omit<ToastRequest, 'kind' | 'id' | 'lapse'>,
  { durationMs, signal, onEnd }: ToastTime,
): void {
  end('replaced')
  lapsed = undefined
  const lapse = (why: ToastEnd) => {
    close(why)
    lapsed = request.pair
  }
  const onAbort = () => lapse('hidden')
  showOverlay({ kind: 'toast', id: shownToast()?.id ?? nextOverlayId(), ...request, lapse: () => lapse('back') })
  const timer =
    durationMs === undefined ? undefined : setTimeout(() => lapse('timeout'), Math.min(durationMs, longestTimerMs))
  signal?.addEventListener('abort', onAbort)
  tell = onEnd
  stopWaiting = () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}

/** Hides the toast of one kind. Answers whether it was shown, or had just left by itself. */
export function hideToastOf(pair: ToastRequest['pair']): boolean {
  const shown = shownToast()
  const isLate = !shown && lapsed === pair
  lapsed = undefined
  if (shown?.pair === pair) close('hidden')
  return isLate || shown?.pair === pair
}

function close(why: ToastEnd): void {
  const shown = shownToast()
  if (shown) hideOverlay(shown.id)
  end(why)
}

function end(why: ToastEnd): void {
  const told = tell
  stopWaiting?.()
  stopWaiting = undefined
  tell = undefined
  told?.(why)
}
