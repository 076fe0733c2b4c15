import { describe, test } from 'vitest'
import { expectMoves } from './expectMoves.tsx'
import { nests } from './rows.ts'

/** Makes the drags of every third nest, each in a file of its own; those sideways by the first hand from right to left as well. */
export function dragNests(first: 0 | 1 | 2): void {
  describe.each(nests.filter((_, index) => index % 3 === first))('$title', ({ rows }) => {
    const drags = rows.flatMap((row) =>
      row.by.flatMap((hand, nth) => {
        const { drag, way, moves, tree } = row
        const isSideways = Math.abs(way[0]) > Math.abs(way[1])
        const dirs = isSideways && nth === 0 ? (['ltr', 'rtl'] as const) : (['ltr'] as const)
        return dirs.map((dir) => ({ row, hand, dir, name: `${drag}, by ${hand}, ${dir}: ${moves} (${tree})` }))
      }),
    )
    test.each(drags)('$name', ({ row, hand, dir }) => expectMoves(row, hand, dir))
  })
}
