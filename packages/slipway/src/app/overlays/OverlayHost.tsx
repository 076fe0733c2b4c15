// Separate chunk: loaded when the first overlay opens.
import { type ReactNode, useEffect, useRef } from 'react'
import { overlayStore } from '../../base/overlay/overlays.ts'
import { useStore } from '../../hooks/useStore.ts'
import { ActionSheetView } from './ActionSheetView.tsx'
import { ModalView } from './ModalView.tsx'
import { ToastView } from './ToastView.tsx'

/** Renders the overlays that APIs request above the pages. The shell loads this component with the first request. */
export function OverlayHost(): ReactNode {
  const requests = useStore(overlayStore)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      // When the app is unmounted, ends the request that is shown; the requests that wait end with it. StrictMode runs the
      // effect again before the microtask.
      queueMicrotask(() => {
        if (!isMounted.current) overlayStore.get()[0]?.leave?.()
      })
    }
  }, [])
  return (
    <>
      <ModalView request={requests.find((request) => request.kind === 'modal')} />
      <ActionSheetView request={requests.find((request) => request.kind === 'actionSheet')} />
      <ToastView request={requests.find((request) => request.kind === 'toast')} />
    </>
  )
}
