import type { ReactNode } from 'react'
import type { ToastRequest } from '../../base/overlay/overlays.ts'

const shapes: Readonly<Record<Exclude<ToastRequest['icon'], 'none'>, ReactNode>> = {
  success: <path d="m5 12.5 4.75 4.75L19.25 7" />,
  error: <path d="m6.5 6.5 11 11m0-11-11 11" />,
  loading: (
    <>
      <circle className="sw-toast-track" cx="12" cy="12" r="9" />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </>
  ),
}

/** The icon above a toast's text. It is decorative: the text has the same meaning. */
export function ToastIcon({ icon }: { icon: ToastRequest['icon'] }): ReactNode {
  if (icon === 'none') return null
  return (
    <svg className="sw-toast-icon" viewBox="0 0 24 24" aria-hidden="true">
      {shapes[icon]}
    </svg>
  )
}
