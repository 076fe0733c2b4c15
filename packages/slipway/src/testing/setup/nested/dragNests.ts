import { describe, test } from 'vitest'
import { type Drag, expectMoves } from './expectMoves.tsx'
import { type Hand, type Nest, nests } from './rows.ts'

/** Makes the drags of every third nest, each in a file of its own: in one test all that one hand drags in one nest. */
export function dragNests(first: 0 | 1 | 2): void {
  describe.each(nests.filter((_, index) => index % 3 === first))('$title', ({ rows }) => {
    test.each([...dragsByHand(rows)])('by %s', (hand, drags) => expectMoves(drags, hand))
  })
}

/** Those sideways by the first hand of their row from right to left as well. */
function dragsByHand(rows: Nest['rows']): ReadonlyMap<Hand, Drag[]> {
  const drags = new Map<Hand, Drag[]>()
  for (const row of rows) {
    const isSideways = Math.abs(row.way[0]) > Math.abs(row.way[1])
    for (const [nth, hand] of row.by.entries()) {
      const dirs = isSideways && nth === 0 ? (['ltr', 'rtl'] as const) : (['ltr'] as const)
      drags.set(hand, [...(drags.get(hand) ?? []), ...dirs.map((dir) => ({ row, dir }))])
    }
  }
  return drags
}
