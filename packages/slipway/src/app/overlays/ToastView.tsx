import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { enLoading } from '../../base/locale/en/enLoading.ts'
import { localeStore } from '../../base/locale/locale.ts'
import type { ToastRequest, ToastRequestAction } from '../../base/overlay/overlays.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { useStore } from '../../hooks/useStore.ts'
import { useOverlayEntry } from '../../router/react/useOverlayEntry.ts'
import { placeToast } from './placeToast.ts'
import { ToastIcon } from './ToastIcon.tsx'
import { usePresence } from './usePresence.ts'
import { useTopDialog } from './useTopDialog.ts'
import '../../styles/spinner.css'
import './toast.css'

/** The toast or loading indicator on screen: in the browser's top layer, above the pages and the topmost dialog. */
export function ToastView({ request }: { request: ToastRequest | undefined }): ReactNode {
  const { present, leaving, ref } = usePresence(request)
  const dialog = useTopDialog(present !== undefined)
  const toast = present && <Toast request={present} leaving={leaving} ref={ref} />
  const regions = <LiveRegions urgent={present?.icon === 'error'}>{toast}</LiveRegions>
  return dialog ? createPortal(regions, dialog) : regions
}

/**
 * Two live regions: `status` for screen readers to announce politely, `alert` to announce at once.
 *
 * Screen readers announce only content that is added to an existing region, so the first content waits for the frame in which
 * the empty regions have been painted.
 */
function LiveRegions({ urgent, children }: { urgent: boolean; children: ReactNode }): ReactNode {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsPainted(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div className="sw-toasts">
      <div role="status">{isPainted && !urgent && children}</div>
      <div role="alert">{isPainted && urgent && children}</div>
    </div>
  )
}

interface ToastProps {
  readonly request: ToastRequest
  readonly leaving: boolean
  /** The card, which fades in and out. */
  readonly ref: RefObject<HTMLDivElement | null>
}

function Toast({ request, leaving, ref }: ToastProps): ReactNode {
  const { messages } = useStore(localeStore)
  const { title, icon, image, position, mask, action, lapse } = request
  // The toast stays when the page changes, and ends with its duration.
  useOverlayEntry(mask && !leaving, (end) => end === 'back' && lapse())
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request is placed again, because another field may have the focus.
  useLayoutEffect(() => {
    if (box.current) placeToast(box.current, position)
  }, [request])
  return (
    <div
      className="sw-toast"
      popover="manual"
      ref={useMergedRef(enterTopLayer, box)}
      data-mask={mask || undefined}
      data-icon={image === undefined ? icon : 'image'}
      data-action={action ? '' : undefined}
      data-leaving={leaving || undefined}
    >
      <div className="sw-toast-card" ref={ref}>
        {image === undefined ? <ToastIcon icon={icon} /> : <ToastImage key={image} src={image} />}
        {title === '' && icon === 'loading' ? (
          <span className="sw-toast-unseen">{{ ...enLoading, ...messages }['app.loading']}</span>
        ) : (
          <span className="sw-toast-title">{title}</span>
        )}
        {action && <ToastButton action={action} leaving={leaving} />}
      </div>
    </div>
  )
}

/** The button of a toast. The focus returns to its previous element when the toast closes. */
function ToastButton({ action, leaving }: { action: ToastRequestAction; leaving: boolean }): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  const previous = useRef<EventTarget>(null)
  useLayoutEffect(() => {
    const element = button.current
    if (leaving && element === document.activeElement && previous.current instanceof HTMLElement)
      previous.current.focus({ preventScroll: true })
  }, [leaving])
  return (
    <button
      type="button"
      className="sw-toast-action"
      ref={button}
      onClick={action.press}
      onBlur={action.resume}
      onFocus={({ relatedTarget }) => {
        previous.current = relatedTarget
        action.pause()
      }}
    >
      {action.label}
    </button>
  )
}

function ToastImage({ src }: { src: string }): ReactNode {
  const hide = (event: SyntheticEvent<HTMLImageElement>) => {
    event.currentTarget.hidden = true
  }
  return <img className="sw-toast-image" src={src} alt="" onError={hide} />
}

/**
 * Ref callback: shows the element as a popover, above everything that is in the top layer now. jsdom (used by tests of apps)
 * has no popovers.
 */
function enterTopLayer(element: HTMLDivElement | null): () => void {
  element?.showPopover?.()
  return () => element?.hidePopover?.()
}
