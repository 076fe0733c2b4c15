import type { ReactNode } from 'react'

export function PlainMine(): ReactNode {
  return (
    <div data-bench="mine">
      <span>Nothing is kept yet</span>
    </div>
  )
}
