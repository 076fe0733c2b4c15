// Separate chunk: loaded when the first overlay opens, or once the first page has been painted.
import { type ReactNode, useEffect } from 'react'
import { overlayStore } from '../../base/overlay/overlays.ts'
import { useStore } from '../../hooks/useStore.ts'
import { ActionSheetView } from './ActionSheetView.tsx'
import { ModalView } from './ModalView.tsx'
import { ToastView } from './ToastView.tsx'

/** Renders what APIs ask to show above the pages. The shell loads it with the first request. */
export function OverlayHost(): ReactNode {
  const requests = useStore(overlayStore)
  // With the app goes who would answer. Those that wait go with the one that is shown.
  useEffect(() => () => overlayStore.get()[0]?.leave?.(), [])
  return (
    <>
      <ModalView request={requests.find((request) => request.kind === 'modal')} />
      <ActionSheetView request={requests.find((request) => request.kind === 'actionSheet')} />
      <ToastView request={requests.find((request) => request.kind === 'toast')} />
    </>
  )
}
