import type { ReactNode } from 'react'

/** An item of a list for tests. Heights vary, so that the position of an item cannot be derived from an estimated height. */
export interface Letter {
  readonly id: number
  readonly heightPx: number
}

/** Returns letters with consecutive ids. */
export const letters = (from: number, count: number): readonly Letter[] =>
  Array.from({ length: count }, (_, index) => letterOf(from + index))

const letterOf = (id: number): Letter => ({ id, heightPx: 30 + (Math.abs(id * 37) % 50) })

export const letterRow = ({ id, heightPx }: Letter): ReactNode => (
  <div data-letter={id} style={{ blockSize: heightPx }}>
    Letter {id}
  </div>
)
