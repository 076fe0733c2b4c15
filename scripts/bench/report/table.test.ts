import { expect, test } from 'vitest'
import type { Goal, Line } from './lines.ts'
import { isMet, resultTable } from './table.ts'

const line = (what: string, goal?: Goal): Line => ({ app: 'gallery', figure: 'push', what, ...(goal && { goal }) })
const pair = (handWritten: number, slipway: number) => ({ handWritten, slipway })

test('the table shows medians, the median ratio of pairs with its quartiles, and whether the goal is met', () => {
  const runs = [[pair(80, 88), pair(100, 120), pair(50, 65)]]
  expect(
    resultTable([
      { line: line('push, ms', { ratio: 1.15 }), runs },
      { line: line('heap, kB', { atMost: 100 }), runs },
      { line: line('no goal'), runs: [[pair(0, 2)]] },
    ]),
  ).toBe(
    [
      '|          | Hand-written | Slipway | Ratio (quartiles) |     Goal | Met |',
      '|----------|-------------:|--------:|------------------:|---------:|----:|',
      '| push, ms |         80.0 |    88.0 |  1.20 (1.15–1.25) | ≤ 1.15 × |  no |',
      '| heap, kB |         80.0 |    88.0 |  1.20 (1.15–1.25) |    ≤ 100 | yes |',
      '| no goal  |          0.0 |     2.0 |                 – |          |     |',
    ].join('\n'),
  )
})

test('the table of several runs pools their pairs, and shows the median of each run', () => {
  const runs = [[pair(100, 110)], [pair(100, 120)], [pair(100, 150)]]
  expect(
    resultTable([
      { line: line('push, ms'), runs },
      { line: line('heap, kB', { atMost: 115 }), runs },
    ]).split('\n'),
  ).toEqual([
    '|          | Hand-written | Slipway | Ratio (quartiles) |           Each run |  Goal | Met |',
    '|----------|-------------:|--------:|------------------:|-------------------:|------:|----:|',
    '| push, ms |          100 |     120 |  1.20 (1.15–1.35) | 1.10 · 1.20 · 1.50 |       |     |',
    '| heap, kB |          100 |     120 |  1.20 (1.15–1.35) |    110 · 120 · 150 | ≤ 115 |  no |',
  ])
})

test.each([
  [{ ratio: 1.15 }, [pair(1000, 1154)], true],
  [{ ratio: 1.15 }, [pair(1000, 1156)], false],
  [{ ratio: 1.15 }, [pair(0, 1)], undefined],
  [{ atMost: 3 }, [pair(3, 3.04)], true],
  [{ atMost: 3 }, [pair(3, 3.06)], false],
  [undefined, [pair(1, 1)], undefined],
])('the goal %j, measured %j, is met: %s', (goal, pairs, met) => {
  expect(isMet(goal, pairs)).toBe(met)
})
