import { describe, test } from 'vitest'
import { isChromium } from '../environment/devTools.ts'
import { isLongRun } from '../fuzz/runs.ts'
import { type Drag, expectMoves } from './expectMoves.tsx'
import { type DragInput, type Nest, nests, type Row } from './rows.ts'

/** Inputs that reach the same listeners. The first input is skipped if the second one drags the same row. */
const alike: Readonly<Partial<Record<DragInput, DragInput>>> = { pen: 'mouse', trackpad: 'wheel' }

/** Returns the inputs that drag a row. Long runs and other engines than Chromium use all inputs of the row. */
function inputsOf({ by }: Row): readonly DragInput[] {
  if (isLongRun() || !isChromium) return by
  return by.filter((input) => !by.some((other) => other === alike[input]))
}

/**
 * Registers the tests for every fourth nest, since four test files share the nests, one for each worker. One test makes all drags
 * of one input in one nest.
 */
export function dragNests(first: 0 | 1 | 2 | 3): void {
  describe.each(nests.filter((_, index) => index % 4 === first))('$title', ({ rows }) => {
    test.each([...dragsByInput(rows)])('by %s', (input, drags) => expectMoves(drags, input))
  })
}

/** Groups drags by input. The first input of a row makes horizontal drags in both text directions. */
function dragsByInput(rows: Nest['rows']): ReadonlyMap<DragInput, Drag[]> {
  const drags = new Map<DragInput, Drag[]>()
  for (const row of rows) {
    const isSideways = Math.abs(row.delta[0]) > Math.abs(row.delta[1])
    for (const [nth, input] of inputsOf(row).entries()) {
      const dirs = isSideways && nth === 0 ? (['ltr', 'rtl'] as const) : (['ltr'] as const)
      drags.set(input, [...(drags.get(input) ?? []), ...dirs.map((dir) => ({ row, dir }))])
    }
  }
  return drags
}
