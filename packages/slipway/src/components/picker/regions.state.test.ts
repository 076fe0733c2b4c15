import { describe, expect, test } from 'vitest'
import { type PickerRegion, regionLevels, regionsAlong, rowsOfRegions } from './regions.state.ts'

const regions: readonly PickerRegion[] = [
  {
    name: 'North',
    code: 'N',
    children: [{ name: 'Lake', children: [{ name: 'Shore', code: 'S' }] }, { name: 'Hill' }],
  },
  { name: 'South', code: 'Z', children: [{ name: 'Bay', code: 'B', children: [] }] },
]
const names = (places: readonly PickerRegion[]) => places.map(({ name }) => name)

describe('levels', () => {
  test.each([
    [[], [['North', 'South'], ['Lake', 'Hill'], ['Shore']]],
    [
      [0, 1],
      [
        ['North', 'South'],
        ['Lake', 'Hill'],
      ],
    ],
    [
      [1, 9],
      [['North', 'South'], ['Bay']],
    ],
    [
      [-1, 0, 3],
      [['North', 'South'], ['Lake', 'Hill'], ['Shore']],
    ],
  ])('along %o', (rows, levels) => {
    expect(regionLevels(regions, rows).map(names)).toEqual(levels)
  })

  test('are empty without regions', () => {
    expect(regionLevels([], [1])).toEqual([])
    expect(regionsAlong([], [1])).toEqual([])
  })
})

test.each([
  [[], ['North', 'Lake', 'Shore']],
  [
    [0, 1, 5],
    ['North', 'Hill'],
  ],
  [
    [7, 7],
    ['South', 'Bay'],
  ],
])('the regions along %o', (rows, places) => {
  expect(names(regionsAlong(regions, rows))).toEqual(places)
})

test.each([
  ['names', ['North', 'Hill'], [0, 1]],
  ['codes', ['Z', 'B'], [1, 0]],
  ['both', ['N', 'Lake', 'S'], [0, 0, 0]],
  ['an unknown region at the end', ['North', 'Moon', 'Shore'], [0]],
  ['nothing', [], []],
])('the rows of %s', (_, value, rows) => {
  expect(rowsOfRegions(regions, value)).toEqual(rows)
})
