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
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import type { OverlayEntryEnd } from '../../router/navigator.ts'
import { PageContext } from '../../router/react/contexts.ts'
import { useOverlayEntry } from '../../router/react/useOverlayEntry.ts'
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

/** Props of `Overlay`. Everything else goes to its `<dialog>`. */
export interface OverlayProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> {
  /** Whether it is shown. */
  readonly open: boolean
  /** The user has closed it; the owner sets `open` to `false`. Not called when the owner itself closes it. */
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
}

/**
 * Shows content above the page, in the top layer: the one part that dialogs, sheets and pickers are made of.
 *
 * A native modal `<dialog>`: focus goes in and comes back, what lies below is inert. It takes Back before the page does,
 * the address stays, and however it closes, the next Back goes where it would have gone. It closes when its page is covered
 * and returns with it. Escape closes the topmost one.
 */
export function Overlay({
  open,
  onClose,
  placement = 'center',
  closeOnMaskClick = true,
  ref,
  children,
  ...rest
}: OverlayProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const leaving = useRef(false)
  const [wasOpen, setWasOpen] = useState(open)
  const page = use(PageContext)
  if (open && !wasOpen) setWasOpen(true)

  const close = (reason: CloseReason, source?: Event) => {
    if (open && !leaving.current && dialog.current)
      onClose?.(componentEvent('close', dialog.current, { reason }, source))
  }

  const onEnd = (end: OverlayEntryEnd) => {
    if (end !== 'navigation' || !page) return close(end === 'navigation' ? end : 'back')
    // It goes with its page and comes back with it; that is not the user closing it.
    leaving.current = true
    dialog.current?.close?.()
  }

  // Of two that close at once the one inside comes first, so that the focus finds its way.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    return () => {
      leaving.current = true
      // jsdom, in which apps may test, knows no modal dialogs, only the attribute.
      element.close?.()
      element.open = false
    }
  }, [open])

  const own = {
    className: 'sw-overlay',
    'data-placement': placement,
    // What is on its way out cannot be used. Safari lets it be, and there React gives it the focus once more.
    inert: !open,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== dialog.current) return
      event.preventDefault()
      close('escape', event.nativeEvent)
    },
    // A browser closes a dialog all the same when Escape comes again without a press in between. It tells of it with the next
    // frame; by then one that had to go with its page may be open again.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === dialog.current && !dialog.current?.open) close('escape', event.nativeEvent)
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (closeOnMaskClick && event.target === dialog.current) close('mask', event.nativeEvent)
    },
  }
  return (
    <dialog {...mergeProps(own, rest)} ref={useMergedRef(dialog, ref)}>
      <Opening open={open} leaving={leaving} onEnd={onEnd} />
      <div className="sw-overlay-content">{wasOpen && children}</div>
    </dialog>
  )
}

interface OpeningProps {
  readonly open: boolean
  /** Whether the dialog closes by another will than the user's. */
  readonly leaving: { current: boolean }
  readonly onEnd: (end: OverlayEntryEnd) => void
}

/**
 * Opens the dialog around. It stands before the content as a part of its own, because effects run in the order of the tree:
 * an overlay in that content opens after this one and lies above it, also when both come back with their page.
 */
function Opening({ open, leaving, onEnd }: OpeningProps): ReactNode {
  const marker = useRef<HTMLSpanElement>(null)
  const opener = useRef<Element>(null)

  const place = useOverlayEntry(open, onEnd)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one that was closed with its page opens in its new place.
  useLayoutEffect(() => {
    const dialog = marker.current?.parentElement as HTMLDialogElement | null | undefined
    if (!open) opener.current = null
    if (!open || !dialog || dialog.open) return
    leaving.current = false
    // One that comes back with its page gives the focus back to where it was taken from at first.
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    opener.current ??= document.activeElement
    // One that still fades out was inert up to now. Safari goes by that, and gives it no focus, until styles are read once more.
    dialog.getBoundingClientRect()
    dialog.showModal?.()
    dialog.open = true
  }, [open, leaving, place])

  return <span ref={marker} hidden />
}
