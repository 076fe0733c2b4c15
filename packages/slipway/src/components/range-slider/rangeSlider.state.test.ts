import { expect, test } from 'vitest'
import { moveThumb, normalizeRange, pressedThumb, type RangeLimits, type RangeValue } from './rangeSlider.state.ts'

const limits = (options: Partial<RangeLimits> = {}): RangeLimits => ({
  min: 0,
  max: 100,
  step: 1,
  minDistance: 0,
  ...options,
})

test.each<[RangeValue, Partial<RangeLimits>, RangeValue]>([
  [[20, 80], {}, [20, 80]],
  [[80, 20], {}, [20, 80]],
  [[-5, 130], {}, [0, 100]],
  [[12, 18], { step: 10 }, [10, 20]],
  [[50, 52], { minDistance: 10 }, [50, 60]],
  [[97, 99], { minDistance: 10 }, [90, 100]],
  [[0.1, 0.3], { max: 1, step: 0.1 }, [0.1, 0.3]],
  [[20, 80], { minDistance: 500 }, [0, 100]],
  [[20, 20], { minDistance: 5, step: 10 }, [20, 30]],
  [[Number.NaN, 50], {}, [0, 50]],
])('the range %j with %o is %j', (value, options, range) => {
  expect(normalizeRange(value, limits(options))).toEqual(range)
})

test.each<[0 | 1, number, Partial<RangeLimits>, RangeValue]>([
  [0, 30, {}, [30, 60]],
  [0, 75, {}, [60, 60]],
  [0, -5, {}, [0, 60]],
  [1, 30, {}, [40, 40]],
  [1, 95.4, {}, [40, 95]],
  [0, 75, { minDistance: 10 }, [50, 60]],
  [1, 30, { minDistance: 10 }, [40, 50]],
  [1, 44, { minDistance: 7, step: 5 }, [40, 50]],
])('thumb %d of 40 to 60, moved to %d with %o, gives %j', (thumb, value, options, range) => {
  expect(moveThumb([40, 60], thumb, value, limits(options))).toEqual(range)
})

test.each<[[number, number], number, 0 | 1 | undefined, number]>([
  [[20, 80], 22, 0, -2],
  [[20, 80], 40, 0, 0],
  [[20, 80], 60, 1, 0],
  [[20, 80], 79, 1, 1],
  [[50, 50], 30, 0, 0],
  [[50, 50], 70, 1, 0],
  [[50, 50], 52, undefined, -2],
])('with thumbs at %j, a press at %d moves thumb %s with a grip of %d', (positions, at, thumb, grip) => {
  expect(pressedThumb(positions, at, 5)).toEqual({ thumb, grip })
})
