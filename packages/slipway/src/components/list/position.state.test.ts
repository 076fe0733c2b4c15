import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Rows } from '../../hooks/virtual/movedBy.ts'
import { createListLayout } from '../../hooks/virtual/virtuaStore.ts'
import { positionAt, snapshotOf } from './position.state.ts'

const rowsOf = (count: number, first = 0): Rows => ({ count, keyAt: (index) => first + index })

test('a row begins at its stored position, although unmeasured rows were inserted before it', () => {
  const size = fc.integer({ min: 1, max: 300 })
  fc.assert(
    fc.property(fc.array(size, { minLength: 1, maxLength: 90 }), fc.nat(), fc.nat(9), (sizes, at, more) => {
      const index = at % sizes.length
      const rows = rowsOf(sizes.length)
      const left = createListLayout(sizes.length)
      left.setItemSizes(
        sizes.map((px, row) => [row, px] as const),
        500,
      )
      const position = positionAt(rows, left.getItemOffset(index), left)
      if (!position) throw new Error('no position')

      const later = rowsOf(sizes.length + more, -more)
      const back = createListLayout(later.count, undefined, snapshotOf(position, later))
      expect(back.getItemSize(index + more)).toBe(sizes[index])
      // If the sizes of all rows before it were stored, the inserted rows get 1 px each and move it.
      if (index > 30) expect(back.getItemOffset(index + more)).toBeCloseTo(left.getItemOffset(index), 3)
    }),
  )
})

test('a heading is stored by the row after it; a removed row restores nothing', () => {
  const rows: Rows = { count: 3, keyAt: (index) => (index === 0 ? undefined : `row ${index}`) }
  const layout = createListLayout(3, 40)
  const position = positionAt(rows, 0, layout)
  expect(position).toMatchObject({ key: 'row 1', px: 40 })
  expect(positionAt({ count: 1, keyAt: () => undefined }, 0, layout)).toBeNull()
  if (position) expect(snapshotOf(position, rowsOf(5))).toEqual([[], 40])
})
