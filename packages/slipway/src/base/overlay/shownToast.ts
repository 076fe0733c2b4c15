import type { Unsubscribe } from '../emitter.ts'
import { longestTimerMs } from '../longestTimerMs.ts'
import { overlayStore, type ToastRequest } from './overlays.ts'
import { hideOverlay, nextOverlayId, showOverlay } from './showOverlay.ts'

/** Reason why a toast ended: its time is up, Back, a call that hides it, or another toast, because only one toast is shown at a time. */
export type ToastEnd = 'timeout' | 'back' | 'hidden' | 'replaced'

/** Duration and end of a toast. */
export interface ToastTime {
  /** Duration in milliseconds. Without a duration the toast remains until something else ends it. */
  readonly durationMs?: number | undefined
  /** Ends the toast when aborted. */
  readonly signal?: AbortSignal | undefined
  /** Called once, when the toast ends. */
  readonly onEnd?: ((end: ToastEnd) => void) | undefined
}

/** The button of a toast, as an option. */
export interface ToastAction {
  /** Text of the button: a word or two, such as "Undo". */
  readonly label: string
  /** Called when the user presses the button. The toast closes. */
  readonly onPress?: (() => void) | undefined
}

/** Removes the timer and the signal's listener of the shown toast. */
let stopWaiting: Unsubscribe | undefined

/** The `onEnd` callback of the shown toast. */
let onToastEnd: ToastTime['onEnd']

/** Pair of the last toast that closed automatically. A call that hides this toast too late is not a mistake. */
let lapsed: ToastRequest['pair'] | undefined

const shownToast = () => overlayStore.get().find((request) => request.kind === 'toast')

/** Shows a toast in place of the current one. */
export function openToast(
  {
    action,
    ...request
  }: Omit<ToastRequest, 'kind' | 'id' | 'lapse' | 'action'> & { readonly action?: ToastAction | undefined },
  { durationMs, signal, onEnd }: ToastTime,
): void {
  end('replaced')
  lapsed = undefined
  const lapse = (why: ToastEnd) => {
    close(why)
    lapsed = request.pair
  }
  const onAbort = () => lapse('hidden')
  let timer: ReturnType<typeof setTimeout> | undefined
  const pause = () => clearTimeout(timer)
  const resume = () => {
    pause()
    if (durationMs !== undefined && stopWaiting === stop)
      timer = setTimeout(() => lapse('timeout'), Math.min(durationMs, longestTimerMs))
  }
  const stop = () => {
    pause()
    signal?.removeEventListener('abort', onAbort)
  }
  const press = () => {
    // A toast that fades out can still be pressed.
    if (stopWaiting !== stop) return
    lapse('hidden')
    action?.onPress?.()
  }
  showOverlay({
    kind: 'toast',
    id: shownToast()?.id ?? nextOverlayId(),
    ...request,
    action: action && { label: action.label, press, pause, resume },
    lapse: () => lapse('back'),
  })
  signal?.addEventListener('abort', onAbort)
  onToastEnd = onEnd
  stopWaiting = stop
  resume()
}

/** Hides the toast of one pair. Returns whether it was shown, or had just closed automatically. */
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
  const callback = onToastEnd
  stopWaiting?.()
  stopWaiting = undefined
  onToastEnd = undefined
  callback?.(why)
}
