import type { ReactNode } from 'react'

/** Props of the component that surrounds an app. */
export interface AppViewProps {
  /** Everything that the app renders: pages, windows, bars and overlays. */
  readonly children: ReactNode
}

/** A component that surrounds everything that an app renders. */
export type AppView = (props: AppViewProps) => ReactNode
