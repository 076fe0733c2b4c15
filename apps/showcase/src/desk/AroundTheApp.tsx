import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { useMedia, wide } from '../parts/useMedia.ts'

const Desk = lazy(() => import('./Desk.tsx').then((module) => ({ default: module.Desk })))

/** The chrome of wide windows, loaded where it is shown. */
export function AroundTheApp(props: ComponentProps<typeof Desk>): ReactNode {
  const isWide = useMedia(wide)
  return <Suspense>{isWide && <Desk {...props} />}</Suspense>
}
