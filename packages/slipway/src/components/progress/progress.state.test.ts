import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaults } from '../../base/defaults/defaultsTable.ts'
import { percentAt, progressPercent } from './progress.state.ts'

test('[S9.27] the defaults are 30 ms per percent and a bar of 6 px', () => {
  expect(defaults.progress).toEqual({ stepMs: 30, strokeWidthPx: 6 })
})

test.each([
  [0, 0],
  [40, 40],
  [33.3, 33.3],
  [100, 100],
  [-1, 0],
  [100.1, 100],
  [Number.POSITIVE_INFINITY, 100],
  [Number.NEGATIVE_INFINITY, 0],
  [Number.NaN, 0],
  ['abc' as unknown as number, 0],
])('[S5.10] %s is shown as %d', (percent, shown) => {
  expect(progressPercent(percent)).toBe(shown)
})

describe('percentAt', () => {
  test.each([
    [0, 100, 0, 0],
    [0, 100, 29, 0],
    [0, 100, 30, 1],
    [0, 100, 59, 1],
    [0, 100, 60, 2],
    [0, 100, 2_999, 99],
    [0, 100, 3_000, 100],
    [0, 100, 9_000, 100],
    [20, 22.5, 60, 22],
    [20, 22.5, 90, 22.5],
    [50, 40, 29, 50],
    [50, 40, 30, 49],
    [50, 40, 300, 40],
    [7, 7, 0, 7],
  ])('[S9.27] from %d to %d, after %d ms the bar is at %d', (from, to, elapsedMs, percent) => {
    expect(percentAt({ from, to, stepMs: 30 }, elapsedMs)).toBe(percent)
  })

  test.each([0, -5, Number.NaN])('a step of %d ms takes no time', (stepMs) => {
    expect(percentAt({ from: 3, to: 80, stepMs }, 0)).toBe(80)
  })

  test('never leaves the range, and never turns back', () => {
    const percent = fc.double({ min: 0, max: 100, noNaN: true })
    const time = fc.double({ min: 0, max: 10_000, noNaN: true })
    fc.assert(
      fc.property(percent, percent, fc.integer({ min: 1, max: 200 }), time, time, (from, to, stepMs, a, b) => {
        const way = { from, to, stepMs }
        const [earlier, later] = [percentAt(way, Math.min(a, b)), percentAt(way, Math.max(a, b))]
        const isBetween = later >= Math.min(from, to) && later <= Math.max(from, to)
        return isBetween && Math.abs(later - to) <= Math.abs(earlier - to)
      }),
    )
  })
})
