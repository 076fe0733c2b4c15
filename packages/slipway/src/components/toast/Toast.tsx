import type { ReactNode } from 'react'
import { toastDefaults } from '../../base/defaults/defaults.ts'
import type { ToastRequest } from '../../base/overlay/overlays.ts'
import { openToast, type ToastEnd } from '../../base/overlay/shownToast.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { useVisibleEffect } from '../../hooks/page-visibility/useVisibleEffect.ts'
import { useLatest } from '../../hooks/useLatest.ts'

/**
 * The reason why a toast was closed: its time is over; Back, if it has a mask; `hideToast`; or another toast, because only one
 * is shown at a time.
 */
export type ToastCloseReason = ToastEnd

/** Props of `Toast`. */
export interface ToastProps {
  /** Whether it is shown. */
  readonly open: boolean
  /** The text. It should be short: text beyond six lines is truncated visually, but announced in full. */
  readonly title: string
  /**
   * The icon above the text: `success`, `error`, `loading` or `none`. With `error`, screen readers announce the text
   * immediately.
   * @default 'none'
   */
  readonly icon?: ToastRequest['icon'] | undefined
  /** Address of an image, shown instead of the icon. */
  readonly image?: string | undefined
  /**
   * The position, which avoids notches and the soft keyboard.
   * @default 'center'
   */
  readonly position?: 'top' | 'center' | 'bottom' | undefined
  /**
   * Milliseconds until it closes automatically; `Infinity` for a toast that stays.
   * @default defaults.toast.durationMs (1500); `Infinity` with the icon `loading`
   */
  readonly duration?: number | undefined
  /**
   * Whether it blocks touches and clicks on the content below it.
   * @default false
   */
  readonly mask?: boolean | undefined
  /**
   * Called when the toast was closed; set `open` to `false` then. Not called when you set `open` to `false` yourself. The
   * event's target is the document's body, because the shell shows the toast.
   */
  readonly onClose?: ((event: ComponentEvent<{ reason: ToastCloseReason }, HTMLElement>) => void) | undefined
}

/**
 * A declarative `showToast`: a short text above the pages while a state of a page is set.
 *
 * The component renders no element in place. The toast is hidden together with its page, and shown again with the page if it
 * is still open.
 *
 * @example
 * <Toast open={saved} icon="success" title="Saved" onClose={() => setSaved(false)} />
 *
 * Source: specification, sections 4 and 9.
 */
export function Toast({
  open,
  title,
  icon = 'none',
  image,
  position,
  duration,
  mask = false,
  onClose,
}: ToastProps): ReactNode {
  const latest = useLatest(onClose)
  useVisibleEffect(() => {
    if (!open) return
    const disposal = new AbortController()
    const onEnd = (reason: ToastCloseReason) => {
      if (!disposal.signal.aborted) latest.current?.(componentEvent('close', document.body, { reason }))
    }
    const durationMs = duration ?? (icon === 'loading' ? undefined : toastDefaults.durationMs)
    openToast({ title, icon, image, position, mask, pair: 'toast' }, { durationMs, signal: disposal.signal, onEnd })
    return () => disposal.abort()
  }, [open, title, icon, image, position, duration, mask, latest])
  return null
}
