import { type ReactNode, useSyncExternalStore } from 'react'
import { overlayStore } from '../../base/overlays.ts'
import { ToastView } from './ToastView.tsx'

/** Renders what APIs ask to show above the pages. The shell loads it with the first request. */
export function OverlayHost(): ReactNode {
  const requests = useSyncExternalStore(overlayStore.subscribe, overlayStore.get, overlayStore.get)
  return <ToastView request={requests.find(({ kind }) => kind === 'toast')} />
}
