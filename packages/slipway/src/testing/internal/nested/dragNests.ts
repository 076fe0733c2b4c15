import { describe, test } from 'vitest'
import { isChromium } from '../environment/devTools.ts'
import { isLongRun } from '../fuzz/runs.ts'
import { type Drag, expectMoves } from './expectMoves.tsx'
import { type Hand, type Nest, nests, type Row } from './rows.ts'

/** A hand that is left out where the other one drags the same row: both reach the same listeners. */
const alike: Readonly<Partial<Record<Hand, Hand>>> = { pen: 'mouse', trackpad: 'wheel' }

/** The hands that drag a row: all of them in a long run and in the other engines. */
function handsOf({ by }: Row): readonly Hand[] {
  if (isLongRun() || !isChromium) return by
  return by.filter((hand) => !by.some((other) => other === alike[hand]))
}

/** Makes the drags of every fourth nest: in one test all that one hand drags in one nest. One file for each of the four workers. */
export function dragNests(first: 0 | 1 | 2 | 3): void {
  describe.each(nests.filter((_, index) => index % 4 === first))('$title', ({ rows }) => {
    test.each([...dragsByHand(rows)])('by %s', (hand, drags) => expectMoves(drags, hand))
  })
}

/** Those sideways by the first hand of their row from right to left as well. */
function dragsByHand(rows: Nest['rows']): ReadonlyMap<Hand, Drag[]> {
  const drags = new Map<Hand, Drag[]>()
  for (const row of rows) {
    const isSideways = Math.abs(row.way[0]) > Math.abs(row.way[1])
    for (const [nth, hand] of handsOf(row).entries()) {
      const dirs = isSideways && nth === 0 ? (['ltr', 'rtl'] as const) : (['ltr'] as const)
      drags.set(hand, [...(drags.get(hand) ?? []), ...dirs.map((dir) => ({ row, dir }))])
    }
  }
  return drags
}
