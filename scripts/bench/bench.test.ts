import { expect, test } from 'vitest'
import { median } from './median.ts'
import { resultTable } from './table.ts'

test('the median is the middle number in any order of input', () => {
  expect(median([900, 10, 30])).toBe(30)
  expect(median([5])).toBe(5)
})

test('the table shows the ratio to the hand-written app', () => {
  expect(resultTable([{ what: 'push: detail painted, ms', react: 80, slipway: 92 }])).toBe(
    [
      '|                          | hand-written React | Slipway |  ratio |',
      '|--------------------------|-------------------:|--------:|-------:|',
      '| push: detail painted, ms |               80.0 |    92.0 | 1.15 × |',
    ].join('\n'),
  )
})

test('the table shows a dash instead of a ratio to 0', () => {
  expect(resultTable([{ what: 'scroll: tasks over 50 ms', react: 0, slipway: 0 }])).toContain('|     0.0 |     – |')
})
