import type { ReactNode } from 'react'

/** The logo: a hull on a slipway. The same drawing as `public/icon.svg`. */
export function Mark(): ReactNode {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#0066d6" />
      <g
        transform="rotate(14 16 16)"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path fill="#fff" d="M7 10.5h18c-.5 4-2.5 6-6 6h-6c-3.5 0-5.5-2-6-6z" />
        <path d="M6 21.5h20" />
      </g>
    </svg>
  )
}
