import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { useMedia, wide } from '../parts/useMedia.ts'

const Desk = lazy(() => import('./Desk.tsx').then((module) => ({ default: module.Desk })))

/** The area around the app in wide windows, loaded when it is needed. */
export function AroundTheApp(props: ComponentProps<typeof Desk>): ReactNode {
  const isWide = useMedia(wide)
  return <Suspense>{isWide && <Desk {...props} />}</Suspense>
}
