import { expect, test } from 'vitest'
import { medianOf, ratiosOf, spreadOf } from './statistics.ts'

test.each([
  [[5], { lowerQuartile: 5, median: 5, upperQuartile: 5 }],
  [[900, 10, 30], { lowerQuartile: 20, median: 30, upperQuartile: 465 }],
  [[4, 1, 3, 2], { lowerQuartile: 1.75, median: 2.5, upperQuartile: 3.25 }],
  [[7, 1, 5, 3, 2, 6, 4], { lowerQuartile: 2.5, median: 4, upperQuartile: 5.5 }],
])('the median and the quartiles of %j', (numbers, spread) => {
  expect(spreadOf(numbers)).toEqual(spread)
  expect(medianOf(numbers)).toBe(spread.median)
})

test('no numbers have no median', () => {
  expect(spreadOf([])).toBeUndefined()
  expect(medianOf([])).toBeNaN()
})

test.each([
  [[], []],
  [[{ handWritten: 50, slipway: 60 }], [1.2]],
  [
    [
      { handWritten: 100, slipway: 110 },
      { handWritten: 200, slipway: 180 },
    ],
    [1.1, 0.9],
  ],
  [
    [
      { handWritten: 0, slipway: 3 },
      { handWritten: 2, slipway: 3 },
    ],
    [1.5],
  ],
])('the ratios of %j', (pairs, ratios) => {
  expect(ratiosOf(pairs)).toEqual(ratios)
})

test('ratios of pairs are equal in a slow pair, unlike the ratio of two medians', () => {
  const pairs = [
    { handWritten: 10, slipway: 12 },
    { handWritten: 40, slipway: 48 },
    { handWritten: 11, slipway: 13.2 },
  ]
  expect(spreadOf(ratiosOf(pairs).map((ratio) => Number(ratio.toFixed(9))))).toEqual({
    lowerQuartile: 1.2,
    median: 1.2,
    upperQuartile: 1.2,
  })
})
