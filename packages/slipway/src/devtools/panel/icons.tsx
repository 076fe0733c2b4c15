import type { ReactNode } from 'react'

const icon = (path: string) => (): ReactNode => (
  <svg className="sw-devtools-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)

export const CloseIcon = icon('m6 6 12 12m0-12L6 18')
export const BackIcon = icon('m14.5 5-7 7 7 7')
export const ReloadIcon = icon('M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9m0-5v5h-5')
export const ChevronIcon = icon('m9.5 6 6 6-6 6')
