import { type ReactNode, useId, useState } from 'react'
import { ChevronIcon } from './icons.tsx'

/** A row that expands to show details. */
export function Disclosure({ row, children }: { row: ReactNode; children: () => ReactNode }): ReactNode {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className="sw-devtools-row"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <ChevronIcon />
        {row}
      </button>
      {open && (
        <div className="sw-devtools-details" id={id} ref={reveal}>
          {children()}
        </div>
      )}
    </>
  )
}

/** Ref callback: scrolls expanded details into view. */
const reveal = (details: HTMLElement | null) => details?.scrollIntoView({ block: 'nearest' })
