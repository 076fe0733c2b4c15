import type { ReactNode } from 'react'
import type { Virtual } from '../../hooks/virtual/createVirtual.ts'
import { useMeasured } from '../../hooks/virtual/useMeasured.ts'

interface HeadingProps {
  readonly index: number
  readonly id: string
  readonly observe: Virtual['observeItem']
  readonly children: ReactNode
}

/** Heading of a section. It sticks to the top while rows of its section are visible there. */
export function Heading({ index, id, observe, children }: HeadingProps): ReactNode {
  return (
    <div className="sw-list-header" id={id} ref={useMeasured(observe, index)}>
      {children}
    </div>
  )
}
