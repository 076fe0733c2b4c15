import type { ReactNode } from 'react'

/** Icon of the save button: an arrow into a tray. */
export function SaveIcon(): ReactNode {
  return <Lines path="M12 3v12m-5-5 5 5 5-5M4 19h16" />
}

/** Icon of the share button: an arrow out of a box. */
export function ShareIcon(): ReactNode {
  return <Lines path="M12 15V3M7.5 7.5 12 3l4.5 4.5M8 11H5v10h14V11h-3" />
}

function Lines({ path }: { path: string }): ReactNode {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
