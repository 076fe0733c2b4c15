import { expect, test } from 'vitest'
import { exportArea } from './exportArea.ts'
import { isDrawable, storeSize } from './storeSize.ts'

test.each([
  [300, 150, 1, 300, 150],
  [300, 150, 2, 600, 300],
  [300, 150, 1.5, 450, 225],
  [301, 151, 1.25, 376, 189],
  [100.4, 0.2, 1, 100, 1],
  [100, 100, 2.625, 263, 263],
  [20_000, 100, 2, 16_384, 81],
  [30_000, 2_000, 1, 15_863, 1_057],
  [5_000, 5_000, 2, 4_096, 4_096],
])('the bitmap of %d × %d px at a ratio of %d has %d × %d px', (width, height, ratio, storeWidth, storeHeight) => {
  const store = storeSize({ width, height }, ratio)
  expect(store).toEqual({ width: storeWidth, height: storeHeight })
  expect(isDrawable(store)).toBe(true)
})

const size = { width: 301, height: 150 }

test.each([
  [1, {}, {}, [0, 0, 301, 150], 301, 150],
  [2, {}, {}, [0, 0, 602, 300], 602, 300],
  [1.5, {}, {}, [0, 0, 451.5, 225], 452, 225],
  [1.25, { x: 1, y: 50 }, {}, [1.25, 62.5, 375, 125], 375, 125],
  [2, { x: 10, width: 5, height: 4 }, {}, [20, 0, 10, 8], 10, 8],
  [2, {}, { width: 100, height: 33.4 }, [0, 0, 602, 300], 100, 33],
  [1.1, { width: 0.1, height: 0.1 }, {}, [0, 0, 0.11, 0.11], 1, 1],
])('at a ratio of %d, the area %j to the size %j', (ratio, area, to, source, width, height) => {
  const found = exportArea(size, { x: ratio, y: ratio }, { x: 0, y: 0, ...area }, to)
  expect(found?.source.map((each) => Number(each.toFixed(6)))).toEqual(source)
  expect(found?.picture).toEqual({ width, height })
})

test.each([[{ x: 301 }], [{ x: 400 }], [{ y: 150 }], [{ width: 0 }]])('the area %j is empty', (area) => {
  expect(exportArea(size, { x: 1, y: 1 }, { x: 0, y: 0, ...area }, {})).toBeUndefined()
})
