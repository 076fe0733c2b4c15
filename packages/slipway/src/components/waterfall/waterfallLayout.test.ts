import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type WaterfallLayout, waterfallLayout } from './waterfallLayout.ts'

const viewportPx = 1_000
const measure = (layout: WaterfallLayout, sizes: readonly number[], from = 0) =>
  layout.setItemSizes(
    sizes.map((px, index) => [from + index, px] as const),
    viewportPx,
  )
const columnsOf = (layout: WaterfallLayout) =>
  Array.from({ length: layout.getLength() }, (_, index) => layout.columnOf(index))
const topsOf = (layout: WaterfallLayout) =>
  Array.from({ length: layout.getLength() }, (_, index) => layout.getItemOffset(index))

test('each item is placed in the column that is the shortest at that point', () => {
  const layout = waterfallLayout(6, 2, 10)
  measure(layout, [100, 40, 30, 200, 20, 10])
  expect(columnsOf(layout)).toEqual([0, 1, 1, 1, 0, 0])
  expect(topsOf(layout)).toEqual([0, 0, 50, 90, 110, 140])
  expect(layout.getTotalSize()).toBe(290)
})

test('an image that is loaded later moves the items below it, and changes no column', () => {
  const layout = waterfallLayout(6, 2, 0)
  measure(layout, [100, 40, 30, 200, 20, 10])
  const before = columnsOf(layout)
  measure(layout, [500])
  expect(columnsOf(layout)).toEqual(before)
  expect(topsOf(layout)).toEqual([0, 0, 40, 70, 500, 520])
})

test('an item gets its position when it is measured', () => {
  const layout = waterfallLayout(8, 2, 0)
  measure(layout, [100, 40, 30])
  measure(layout, [50, 50], 3)
  expect(columnsOf(layout).slice(0, 5)).toEqual([0, 1, 1, 1, 0])
})

test('more items at the end move nothing; removed items, and new ones at the beginning, leave no gaps', () => {
  const layout = waterfallLayout(3, 2, 0)
  measure(layout, [100, 40, 30])
  layout.setLength(5)
  expect(columnsOf(layout).slice(0, 3)).toEqual([0, 1, 1])
  layout.setLength(2)
  expect(layout.getTotalSize()).toBe(100)
  expect(layout.getRange(0, viewportPx)).toEqual([0, 1])
  layout.setLength(3, true)
  expect(layout.isSizeEqual(0)).toBe(true)
  expect([1, 2].map(layout.getItemSize)).toEqual([100, 40])
})

test('another number of columns', () => {
  const layout = waterfallLayout(4, 2, 0)
  measure(layout, [100, 40, 30, 10])
  expect(layout.relayout(2, 0)).toBe(false)
  expect(layout.relayout(4, 0)).toBe(true)
  expect(columnsOf(layout)).toEqual([0, 1, 2, 3])
})

test('no items', () => {
  const layout = waterfallLayout(0, 3, 10)
  expect(layout.getTotalSize()).toBe(0)
  expect(layout.getItemOffset(0)).toBe(0)
})

const size = fc.integer({ min: 1, max: 400 })
const step = fc.record({ at: fc.nat(60), sizes: fc.array(size, { minLength: 1, maxLength: 12 }) })

test('in any order of measurements, no items overlap, and the range contains all visible items', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 12 }),
      fc.integer({ min: 1, max: 5 }),
      fc.nat(20),
      (steps, columns, gap) => {
        const count = 60
        const layout = waterfallLayout(count, columns, gap)
        for (const { at, sizes } of steps) measure(layout, sizes.slice(0, count - at), at)
        const tops = topsOf(layout)
        const ends = Array<number>(columns).fill(0)
        for (const [index, column] of columnsOf(layout).entries()) {
          expect(tops[index]).toBe(ends[column])
          ends[column] = (tops[index] ?? 0) + layout.getItemSize(index) + gap
        }
        expect(layout.getTotalSize()).toBeCloseTo(Math.max(...ends) - gap, 6)
        const from = (tops[30] ?? 0) + 1
        const [first, last] = layout.getRange(from, from + 500)
        for (const [index, top] of tops.entries()) {
          const isSeen = top < from + 500 && top + layout.getItemSize(index) > from
          if (isSeen) expect(index >= first && index <= last, `${index} in ${first}–${last}`).toBe(true)
        }
      },
    ),
  )
})
