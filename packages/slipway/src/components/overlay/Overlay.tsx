import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { useLayer } from '../../router/react.tsx'
import './overlay.css'

/** What closed an overlay: Back, the Escape key (or the platform's like), or a press beside its content. */
export type CloseReason = 'back' | 'escape' | 'scrim'

/** Where an overlay lies; one at an edge slides in from there. */
export type OverlayPlacement = 'center' | 'bottom' | 'top' | 'start' | 'end'

/** Props of `Overlay`. Everything else goes to its `<dialog>`. */
export interface OverlayProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> {
  /** Whether it is shown. */
  readonly open: boolean
  /** The user has closed it; the owner sets `open` to `false`. Not called when the owner itself closes it. */
  readonly onClose?: ((event: ComponentEvent<{ reason: CloseReason }, HTMLDialogElement>) => void) | undefined
  /** @default 'center' */
  readonly placement?: OverlayPlacement | undefined
  /**
   * Whether a press beside its content closes it.
   * @default true
   */
  readonly closeOnScrim?: boolean | undefined
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
  closeOnScrim = true,
  ref,
  children,
  ...rest
}: OverlayProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const leaving = useRef(false)
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)

  const close = (reason: CloseReason, source?: Event) => {
    if (open && !leaving.current && dialog.current)
      onClose?.(componentEvent('close', dialog.current, { reason }, source))
  }

  const place = useLayer(open, (end) => {
    if (end !== 'navigation') return close('back')
    // It goes with its page and comes back with it; that is not the user closing it.
    leaving.current = true
    dialog.current?.close?.()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: one that was closed with its page opens in its new place.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element || element.open) return
    leaving.current = false
    // jsdom, in which apps may test, knows no modal dialogs.
    if (element.showModal) element.showModal()
    else element.open = true
  }, [open, place])

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    return () => {
      leaving.current = true
      if (element.close) element.close()
      else element.open = false
    }
  }, [open])

  const own = {
    className: 'sw-overlay',
    'data-placement': placement,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== dialog.current) return
      event.preventDefault()
      close('escape', event.nativeEvent)
    },
    // A browser closes a dialog all the same when Escape comes again without a press in between.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === dialog.current) close('escape', event.nativeEvent)
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (closeOnScrim && event.target === dialog.current) close('scrim', event.nativeEvent)
    },
  }
  return (
    <dialog {...mergeProps(own, rest)} ref={useMergedRef(dialog, ref)}>
      <div className="sw-overlay-content">{wasOpen && children}</div>
    </dialog>
  )
}
