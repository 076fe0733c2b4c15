import type { ReactNode } from 'react'
import { overlayStore } from '../../base/overlays.ts'
import { useStore } from '../../hooks/useStore.ts'
import { ToastView } from './ToastView.tsx'

/** Renders what APIs ask to show above the pages. The shell loads it with the first request. */
export function OverlayHost(): ReactNode {
  const requests = useStore(overlayStore)
  return <ToastView request={requests.find(({ kind }) => kind === 'toast')} />
}
