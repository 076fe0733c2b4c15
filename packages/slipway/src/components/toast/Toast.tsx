import { type ReactNode, useEffect } from 'react'
import { toastDefaults } from '../../base/defaults/defaults.ts'
import type { ToastRequest } from '../../base/overlay/overlays.ts'
import { openToast, type ToastEnd } from '../../base/overlay/shownToast.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { useLatest } from '../../hooks/useLatest.ts'

/**
 * What took a toast away: its time; Back, where it keeps touches from the page; `hideToast`; or another toast, of which there is
 * one at a time.
 */
export type ToastCloseReason = ToastEnd

/** What a toast takes. */
export interface ToastProps {
  /** Whether it is shown. */
  readonly open: boolean
  /** The text. Short: what does not fit into six lines is cut off for the eye, and read out in full. */
  readonly title: string
  /**
   * The picture above the text: `success`, `error`, `loading` or `none`. With `error`, screen readers interrupt themselves to say
   * the text.
   * @default 'none'
   */
  readonly icon?: ToastRequest['icon'] | undefined
  /** Address of a picture, shown in place of the icon. */
  readonly image?: string | undefined
  /**
   * Where it lies: clear of notches, and of a soft keyboard.
   * @default 'center'
   */
  readonly position?: 'top' | 'center' | 'bottom' | undefined
  /**
   * Milliseconds until it leaves by itself; `Infinity` for one that stays.
   * @default defaults.toast.durationMs (1500); one with the icon `loading` stays
   */
  readonly duration?: number | undefined
  /**
   * Whether it keeps touches and clicks from what lies below.
   * @default false
   */
  readonly mask?: boolean | undefined
  /**
   * It has left; the owner sets `open` to `false`. Not called when the owner itself closes it. Its target is the document's body, as
   * the shell shows it.
   */
  readonly onClose?: ((event: ComponentEvent<{ reason: ToastCloseReason }, HTMLElement>) => void) | undefined
}

/**
 * Shows a short text above the pages for a moment: `showToast` for what a page's state says.
 *
 * It draws nothing where it stands. It goes with its page, and comes back with it while it is open.
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
  useEffect(() => {
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
