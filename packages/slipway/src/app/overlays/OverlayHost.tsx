// Separate chunk: loaded when the first overlay opens.
import { type ReactNode, useEffect, useRef } from 'react'
import { overlayStore } from '../../base/overlay/overlays.ts'
import { useStore } from '../../hooks/useStore.ts'
import { ActionSheetView } from './ActionSheetView.tsx'
import { AdLoader } from './AdLoader.tsx'
import { ModalView } from './ModalView.tsx'
import { ToastView } from './ToastView.tsx'

/** Renders the overlays that APIs request above the pages. The shell loads this component with the first request. */
export function OverlayHost(): ReactNode {
  const requests = useStore(overlayStore)
  const ad = requests.find((request) => request.kind === 'ad')
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      // When the app is unmounted, ends the requests that are shown; the requests that wait end with them. StrictMode runs the
      // effect again before the microtask.
      queueMicrotask(() => {
        if (!isMounted.current) for (const request of overlayStore.get()) request.leave?.()
      })
    }
  }, [])
  return (
    <>
      <ModalView request={requests.find((request) => request.kind === 'modal')} />
      <ActionSheetView request={requests.find((request) => request.kind === 'actionSheet')} />
      {ad && <AdLoader key={ad.id} request={ad} />}
      <ToastView request={requests.find((request) => request.kind === 'toast')} />
    </>
  )
}
