import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { overlayMotion } from '../../hooks/overlayMotion.ts'
import { PageVisibleContext } from '../../hooks/page-visibility/PageVisibleContext.ts'
import { currentFocusPosition, type FocusPosition, watchFocusPosition } from '../../hooks/return-focus/focusPosition.ts'
import { returnFocus } from '../../hooks/return-focus/returnFocus.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { PageContext } from '../../router/react/contexts.ts'
import { useOverlayEntry } from '../../router/react/useOverlayEntry.ts'
import type { OverlayEnd } from '../../router/stack/stackStore.ts'
import './overlay.css'

/**
 * Reason for closing an overlay: Back, the Escape key (or the platform's equivalent), a click on the mask, or, for an overlay
 * outside of pages, navigation to another page.
 */
export type CloseReason = 'back' | 'escape' | 'mask' | 'navigation'

/**
 * Edge of the window from which an overlay slides in, or its centre. `start` and `end` follow the direction of text: `start` is
 * the left edge in left-to-right text.
 */
export type OverlayPlacement = 'center' | 'bottom' | 'top' | 'start' | 'end'

/** Props of `Overlay`. All other props are passed to its `<dialog>`. */
export interface OverlayProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> {
  /** Whether the overlay is shown (controlled). */
  readonly open: boolean
  /** Called when the user closes the overlay: set `open` to `false`. Not called when your app sets `open` itself. */
  readonly onClose?: ((event: ComponentEvent<{ reason: CloseReason }, HTMLDialogElement>) => void) | undefined
  /**
   * Edge of the window from which the overlay slides in.
   * @default 'center'
   */
  readonly placement?: OverlayPlacement | undefined
  /**
   * Whether a click on the mask closes the overlay.
   * @default true
   */
  readonly closeOnMaskClick?: boolean | undefined
  /** Called when the motion of opening has ended. With reduced motion it is called at the next frame. */
  readonly onAfterOpen?: (() => void) | undefined
  /**
   * Called when the motion of closing has ended, for any reason of closing. Not called when the page is covered, because the
   * overlay opens again with its page, nor when the overlay is unmounted.
   */
  readonly onAfterClose?: (() => void) | undefined
}

/**
 * Shows content above the page, in the top layer. Dialogs, sheets and pickers are built with it.
 *
 * A native modal `<dialog>`: the focus moves in and is restored afterwards, and the content below is inert. Back closes the
 * overlay instead of leaving the page, and the address does not change. After any way of closing, the next Back goes to the same
 * place as without the overlay. The overlay closes when its page is covered, and opens again with its page. Escape closes the
 * topmost overlay.
 */
export function Overlay({
  open,
  onClose,
  placement = 'center',
  closeOnMaskClick = true,
  onAfterOpen,
  onAfterClose,
  ref,
  children,
  ...rest
}: OverlayProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const leaving = useRef(false)
  const focusPosition = useRef<FocusPosition>(undefined)
  const [wasOpen, setWasOpen] = useState(open)
  const page = use(PageContext)
  if (open && !wasOpen) setWasOpen(true)

  const close = (reason: CloseReason, source?: Event) => {
    if (open && !leaving.current && dialog.current)
      onClose?.(componentEvent('close', dialog.current, { reason }, source))
  }

  const onEnd = (end: OverlayEnd) => {
    if (end !== 'navigation' || !page) return close(end === 'navigation' ? end : 'back')
    // The overlay closes and opens again with its page; the user has not closed it.
    leaving.current = true
    dialog.current?.close?.()
  }

  // A layout effect: of two overlays that close at once, the inner one closes first, so that the focus is restored correctly.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    return () => {
      leaving.current = true
      // jsdom, which apps may use in tests, does not implement modal dialogs, only the attribute.
      element.close?.()
      element.open = false
      const from = focusPosition.current
      focusPosition.current = undefined
      // The same commit may remove the opener.
      if (from) queueMicrotask(() => returnFocus(from))
    }
  }, [open])
  useLayoutEffect(watchFocusPosition, [])

  const own = {
    className: 'sw-overlay',
    'data-placement': placement,
    // A closing overlay cannot be used. Without `inert`, React would focus it once more in Safari.
    inert: !open,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== dialog.current) return
      event.preventDefault()
      close('escape', event.nativeEvent)
    },
    // A browser closes a dialog despite `preventDefault` if Escape is pressed again without another interaction in between. It
    // emits `close` with the next frame; by then a dialog that was closed with its page may be open again.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === dialog.current && !dialog.current?.open) close('escape', event.nativeEvent)
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (closeOnMaskClick && event.target === dialog.current) close('mask', event.nativeEvent)
    },
  }
  return (
    <dialog {...mergeProps(own, rest)} ref={useMergedRef(dialog, ref)}>
      <Opening {...{ open, leaving, focusPosition, onEnd, onAfterOpen, onAfterClose }} />
      <div className="sw-overlay-content">{wasOpen && children}</div>
    </dialog>
  )
}

interface OpeningProps extends Pick<OverlayProps, 'onAfterOpen' | 'onAfterClose' | 'open'> {
  /** Whether the dialog is closing for another reason than the user. */
  readonly leaving: { current: boolean }
  /** The place of the element that had the focus when the dialog opened. */
  readonly focusPosition: { current: FocusPosition | undefined }
  readonly onEnd: (end: OverlayEnd) => void
}

/**
 * Opens the dialog that contains it. It is a component of its own, rendered before the content, because effects run in the order
 * of the tree: an overlay in the content opens after this one and is shown above it, also when both open again with their page.
 */
function Opening({ open, leaving, focusPosition, onEnd, onAfterOpen, onAfterClose }: OpeningProps): ReactNode {
  const marker = useRef<HTMLSpanElement>(null)
  const opener = useRef<HTMLElement>(null)

  const pageVisible = use(PageVisibleContext)
  const entry = useOverlayEntry(open, onEnd)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an overlay that was closed with its page opens again with a new history entry.
  useLayoutEffect(() => {
    const dialog = marker.current?.parentElement as HTMLDialogElement | null | undefined
    if (!open) opener.current = null
    if (!open || !dialog || dialog.open || pageVisible?.get() === false) return
    leaving.current = false
    // When an overlay opens again with its page, the focus is first restored to the original opener.
    opener.current?.focus({ preventScroll: true })
    opener.current ??= document.activeElement as HTMLElement | null
    focusPosition.current ??= currentFocusPosition()
    // An overlay that still fades out was inert until now. Safari does not focus it until styles are computed again.
    dialog.getBoundingClientRect()
    dialog.showModal?.()
    dialog.open = true
  }, [open, leaving, pageVisible, entry])

  const listeners = useLatest({ onAfterOpen, onAfterClose })
  const state = useRef<'open' | 'moving' | 'closed'>('closed')
  // biome-ignore lint/correctness/useExhaustiveDependencies: if the page was covered during the motion, it ends after a new entry.
  useLayoutEffect(() => {
    const dialog = marker.current?.parentElement as HTMLDialogElement | null | undefined
    const end = open ? 'open' : 'closed'
    if (!dialog || state.current === end) return
    state.current = 'moving'
    let isDisposed = false
    const frame = requestAnimationFrame(async () => {
      await overlayMotion(dialog)
      if (isDisposed || dialog.open !== open) return
      state.current = end
      listeners.current[open ? 'onAfterOpen' : 'onAfterClose']?.()
    })
    return () => {
      isDisposed = true
      cancelAnimationFrame(frame)
    }
  }, [open, listeners, entry])

  return <span ref={marker} hidden />
}
