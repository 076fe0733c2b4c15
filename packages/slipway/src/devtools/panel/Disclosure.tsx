import { type ReactNode, useId, useState } from 'react'
import { ChevronIcon } from './icons.tsx'

/** A row that opens to show more. */
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

/** As a ref: what opens at the edge comes into sight. */
const reveal = (details: HTMLElement | null) => details?.scrollIntoView({ block: 'nearest' })
